// The one script of the house. Everything can be done without it; it makes doing it smoother:
// moves are sent without leaving the page, others' moves arrive by themselves, questions open in place.

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => document.getElementById("table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/* ---- Swapping the page ---- */

const PAUSE = 3000; // before what was not answered is asked again

let posting = false; // a deed is on its way: nothing else may come between
let flight = null; // a page that is being read

const address = () => location.pathname + location.search;
let here = address(); // what is shown; a link to a part of it leads nowhere else

/** Fetches a page and shows its table, or another part of it, in the place of this one. */
async function load(url, { body, push = false, part = "table" } = {}) {
  if (posting) return;
  flight?.abort();
  const mine = (flight = new AbortController());
  posting = body !== undefined;
  table()?.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(url, { method: body ? "POST" : "GET", body, signal: mine.signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = page.getElementById(part);
    if (!next) return elsewhere(response, page, { body, push });
    if (push) history.pushState(null, "", response.url);
    else if (body && response.redirected) history.replaceState(null, "", response.url); // a refusal is no place to come back to
    here = address();
    show(page, next);
    lost(false);
  } catch (error) {
    if (error.name === "AbortError") return;
    lost(true);
    if (!body) setTimeout(again, PAUSE);
  } finally {
    if (flight === mine) flight = null;
    if (body !== undefined) posting = false;
    table()?.removeAttribute("aria-busy");
    catchUp();
  }
}

/** An answer without a table: another page, or the reason why there is none. */
function elsewhere({ status, ok, url }, page, { body, push }) {
  const passing = status === 429 || status >= 500;
  if (body && !ok) return tell($("#question") ?? table(), $(".problem p:not(.status)", page)?.textContent ?? String(status));
  if (passing && !push) throw new Error(String(status)); // nobody has asked to leave what is shown
  location.assign(url);
}

function show(page, next) {
  // Parsed without scripting, these hold live elements; the one that reloads the page must not wake up.
  all("noscript", next).forEach((element) => element.remove());
  const old = document.getElementById(next.id);
  const kept = remember(old);
  const seen = whereabouts(old);
  title = page.title;
  old.replaceWith(document.adoptNode(next));
  restore(next, kept);
  move(next, seen);
  nameTab();
  wake(old.hasAttribute("data-turn"));
  aim(calm.matches ? "instant" : "smooth", matterOf(next) !== kept.matter);
}

/* Pieces and cards keep their name between pages. They are moved here and not by the browser's transitions: those take
   pictures of what they move, and whoever is quick would press a picture. */
const PIECES = ".pieces [id], [data-piece]";
const MARKS = "path.mark";
const CURVE = "cubic-bezier(.2,.7,.2,1)";

/** The pieces by their names; of what is drawn twice the first. */
const pieces = (root) => new Map(all(PIECES, root).reverse().map((piece) => [piece.dataset.piece ?? piece.id, piece]));
const boardOf = (root) => $("#board", root)?.getAttribute("aria-label");

/** Whose board it is, where its pieces are, what is written on it. */
function whereabouts(root) {
  return {
    whose: boardOf(root),
    places: new Map([...pieces(root)].map(([name, piece]) => [name, piece.getBoundingClientRect()])),
    marks: new Set(all(MARKS, root).map((mark) => mark.getAttribute("d"))),
  };
}

/** Pieces go where they have moved, new marks are written; what was there already stays as it is. */
function move(root, { whose, places, marks }) {
  if (calm.matches) return;
  const same = whose === boardOf(root);
  if (same) for (const [name, piece] of pieces(root)) glide(piece, places.get(name));
  for (const mark of all(MARKS, root)) {
    const known = marks.has(mark.getAttribute("d"));
    if (mark.matches(".fresh")) known && mark.getAnimations().forEach((writing) => writing.finish());
    else if (same && !known) write(mark);
  }
}

function glide(piece, from) {
  const to = piece.getBoundingClientRect();
  if (!from?.width || !to.width || (from.x === to.x && from.y === to.y)) return; // what was or is hidden comes from nowhere
  const scale = piece.ownerSVGElement ? piece.parentNode.getScreenCTM().a : 1;
  const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  piece.animate({ translate: [`${x}px ${y}px`, "0 0"] }, { duration: 320, easing: CURVE, composite: "add" });
}

function write(mark) {
  const length = mark.getTotalLength();
  mark.animate({ strokeDasharray: [length, length], strokeDashoffset: [length, 0] }, { duration: 700, easing: CURVE });
}

const SCROLLERS = ".scroll, .side, .regions, .pan";

const nameOf = (element) => element.id || element.className;

const FIELDS = "input[type=text][id]:not([readonly]), select[id]";

const PICKS = "input[type=radio][name], input[type=checkbox][name]";

/** Whether somebody has written or chosen something that has not been sent. */
const isChanged = (field) => field.options ? [...field.options].some((one) => one.selected !== one.defaultSelected) : field.value !== field.defaultValue;

/** What the viewer looks for: the answers to a question (those to another one are read from their beginning), news of others, the end. */
const matterOf = (root) => $("#acts [name=decision]", root)?.value ?? root.dataset.finished;

function remember(root) {
  const focus = root.contains(document.activeElement) ? document.activeElement : null;
  return {
    focus: focus && (focus.id || "question"),
    cursor: focus?.matches("input[type=text]") ? [focus.selectionStart, focus.selectionEnd] : null,
    fields: all(FIELDS, root).filter(isChanged).map((field) => [field.id, field.value]),
    picked: all(PICKS, root).filter((pick) => pick.checked !== pick.defaultChecked).map((pick) => [pick.name, pick.value, pick.checked]),
    open: all("details[open][id]", root).map((element) => element.id),
    shut: all("details[id]:not([open])", root).map((element) => element.id),
    dialog: $("dialog[open]", root)?.id,
    chosen: $(".chooser:target", root)?.id,
    scroll: new Map(all(SCROLLERS, root).map((element) => [nameOf(element), [element.scrollLeft, element.scrollTop]])),
    matter: matterOf(root),
    at: [scrollX, scrollY],
  };
}

function restore(root, { focus, cursor, fields, picked, open, shut, dialog, chosen, scroll, matter, at }) {
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (matterOf(root) === matter) for (const id of shut) document.getElementById(id)?.removeAttribute("open"); // what was put aside stays there until there is something else to tell
  if (dialog) document.getElementById(dialog)?.showModal();
  for (const [id, value] of fields) Object.assign(document.getElementById(id) ?? {}, { value }); // who is typing goes on typing
  const picks = all(PICKS, root).filter((pick) => matterOf(root) === matter || !pick.closest("#prompt")); // what was picked for one question is none of the next one's
  for (const pick of picks) for (const [name, value, checked] of picked) if (pick.name === name && pick.value === value) pick.checked = checked;
  if (chosen && document.getElementById(chosen)) location.replace(`#${chosen}`); // the truck that was driven goes on
  if (matterOf(root) !== matter) {
    hide(); // whoever decides by keys has read why something else was not possible
    scroll.delete("moves");
    uncover(root);
  }
  for (const element of all(SCROLLERS, root)) element.scrollTo(...(scroll.get(nameOf(element)) ?? [0, 0]));
  scrollTo({ left: at[0], top: at[1], behavior: "instant" });
  const field = focus && (document.getElementById(focus) ?? $("#question"));
  field?.focus({ preventScroll: true });
  if (cursor && field?.matches("input")) field.setSelectionRange(...cursor);
}

/** Whoever looked behind the board is shown the board again where the next question is answered there. */
function uncover(root) {
  const spots = all("#board .spot[data-s]", root);
  if (!spots.length || spots.some((one) => one.getBoundingClientRect().width)) return;
  for (const pick of all(PICKS, $("#board", root))) pick.checked = pick.defaultChecked;
}

/** How far down the window can be looked into: on a phone the question covers its lower end. */
function sill() {
  const question = $("#prompt")?.getBoundingClientRect().top;
  return question > innerHeight / 3 ? question : innerHeight;
}

/** Whether somebody who looks at the window sees it without looking for it: half of it, or half a window full. What is aimed at within a frame that fits is brought to where the frame is. */
function inSight(element) {
  const frame = element?.closest(".pan");
  const seen = (frame?.clientHeight < innerHeight ? frame : element)?.getBoundingClientRect();
  if (!seen) return false;
  const head = innerHeight / 9; // the bars
  const shown = Math.min(seen.bottom, sill()) - Math.max(seen.top, head);
  return shown > Math.min(seen.height, sill() - head) / 2;
}

let lists = false; // the last answer was given in the list, though the board had it as well

/** Notes where the viewer has answered, if it was an answer. */
function noteWhere(answered) {
  if (answered("#acts button[name=action]")) lists ||= hasSpots();
  else if (answered(".spot, #prompt button[name=action]")) lists = false;
}

const hasSpots = () => all("#table .spot[data-s]").some((one) => one.checkVisibility());

/** Brings what the viewer looks for into sight, in the page and where a drawing is larger than its frame. */
function aim(behavior, asked = false) {
  // On a phone the next question may be answered far above the list in which the last one was; there the score stands, too. Whoever likes the list stays there; whoever had to answer in it does not.
  const goals = isListed() ? all("#moves") : all("#table :is(#board .pan [data-aim], [data-play='1']:not(:has(.asked)), [data-play='1'] .asked, [data-lead], #score)");
  const good = lists ? [...goals, $("#moves")] : goals;
  if (asked && goals.length && !good.some(inSight)) goals[0].scrollIntoView({ block: "start", inline: "nearest", behavior: "instant" });
  for (const target of all("#table :is(.pan, .regions) [data-aim]")) centre(target, target.parentElement.closest(".pan, .regions"), behavior);
  if (!$("#board .pan [data-aim]")) tellShown();
}

/** Whether some answer to the question stands in the list alone: then nobody looks for it on the board. */
function isListed() {
  if (hasSpots()) return false;
  const values = (css) => all(css).map((button) => button.value);
  const beside = new Set(values("#prompt button[name=action]"));
  if (beside.size) values("#board button[form=acts]").forEach((value) => beside.add(value)); // what else could be used meanwhile lies there
  return all("#acts button[name=action]").some((button) => button.checkVisibility() && !beside.has(button.value));
}

/** Where one part of the board is shown at a time, its chip is the one that is lit, wherever the question led. */
function tellShown() {
  const shown = (chip) => {
    const part = document.getElementById(chip.hash.slice(1));
    const frame = part?.closest(".pan");
    if (!frame || getComputedStyle(frame).scrollSnapType === "none") return null;
    return Math.abs(part.getBoundingClientRect().x - frame.getBoundingClientRect().x) < frame.clientWidth / 2;
  };
  for (const chip of all("#table .regions a")) {
    const is = shown(chip);
    if (is === null || is === chip.classList.contains("go")) continue;
    chip.classList.toggle("go", is);
    if (is) centre(chip, chip.parentElement, calm.matches ? "instant" : "smooth");
  }
}

function centre(target, pan, behavior) {
  const [seen, frame] = [target.getBoundingClientRect(), pan.getBoundingClientRect()];
  const [x, y] = [seen.x + seen.width / 2 - frame.x, seen.y + seen.height / 2 - frame.y];
  const open = pan.scrollHeight > pan.clientHeight ? Math.min(frame.height, sill() - frame.y) : frame.height;
  const height = open > 120 ? open : frame.height; // else the frame is not being looked at
  const hidden = x < 60 || y < 60 || x > frame.width - 60 || y > height - 60;
  if (hidden) pan.scrollBy({ left: x - frame.width / 2, top: y - height / 2, behavior });
  // Where one part of the board is shown at a time, another one is shown from its beginning.
  if (hidden && frame.y < 0 && getComputedStyle(pan).scrollSnapType !== "none") pan.scrollIntoView({ block: "start", behavior });
  // What is itself longer than its frame shows first where something can be done.
  const spot = target.scrollHeight > target.clientHeight && all(".spot[data-s]", target).find((one) => one.checkVisibility());
  if (!spot) return;
  const [own, inner] = [spot.getBoundingClientRect(), target.getBoundingClientRect()];
  if (own.top >= inner.top && own.bottom <= Math.min(inner.bottom, sill())) return;
  target.scrollBy({ top: (spot.closest(".plate")?.getBoundingClientRect() ?? own).y - inner.y - 4, behavior });
}

/* ---- Others' moves ---- */

let stream = null;
let retries = 0;
let newest = 0; // the newest version that was heard of
let tried = 0; // the newest one that a page was fetched for

function listen() {
  const url = table()?.dataset.live;
  if (!url || stream) return;
  stream = new EventSource(url);
  stream.addEventListener("open", () => { retries = 0; lost(false); again(); });
  stream.addEventListener("table", (event) => { newest = Math.max(newest, JSON.parse(event.data).version); catchUp(); });
  stream.addEventListener("error", () => {
    lost(true, PAUSE);
    if (stream?.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
    hush();
    setTimeout(listen, Math.min(30000, 1000 * 2 ** retries++));
  });
}

function hush() {
  stream?.close();
  stream = null;
}

function catchUp() {
  const now = Number(table()?.dataset.version ?? Infinity); // elsewhere there is nothing to catch up with
  if (posting || flight || newest <= Math.max(now, tried)) return;
  tried = newest;
  load(location.href);
}

/** What was fetched in vain, or missed while nobody listened, is fetched again. */
function again() {
  tried = 0;
  catchUp();
}

let losing = 0;

/** Says that the connection is lost, unless it is back within the time of patience. */
function lost(is, patience = 0) {
  const tell = (hidden) => { const line = $("#lost"); if (line) line.hidden = hidden; };
  if (is) return void (losing ||= setTimeout(tell, patience, false));
  clearTimeout(losing);
  losing = 0;
  tell(true);
}

/* ---- My turn ---- */

const isOn = (name) => localStorage.getItem(`backroom-${name}`) === "on";

let title = document.title; // what the tab is called by whoever looks at it

/** To whoever is away the tab tells that it is their turn, or else that there is news. */
function nameTab() {
  const { turn, news } = table()?.dataset ?? {};
  document.title = (document.hidden && turn === undefined && news) || title;
}

/** After every new page: the tab tells whose turn it is, the stream is as the page needs it. */
function wake(wasMine) {
  const root = table();
  if (!root) return;
  const mine = root.hasAttribute("data-turn");
  $("link[rel=icon]")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
  if (mine && !wasMine) call(root.dataset.call);
  for (const input of all("[data-switch]", root)) input.checked = isOn(input.dataset.switch);
  if (root.dataset.live) listen();
  else hush();
  if (playing) playOn();
}

function call(words) {
  if (isOn("sound")) chime();
  if (isOn("notify") && document.hidden && globalThis.Notification?.permission === "granted") {
    new Notification(document.title, { body: words, tag: location.pathname });
  }
}

let audio = null;

function chime() {
  audio ??= new AudioContext();
  audio.resume(); // silent until somebody has touched the page
  [[660, 0], [880, 0.16]].forEach(([pitch, start]) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + start);
    note.stop(audio.currentTime + start + 0.5);
  });
}

/** Some browsers know no notifications, and none gives them to pages that others could have changed on the way. */
const mayNotify = async () => "Notification" in globalThis && (await Notification.requestPermission()) === "granted";

async function flip(input) {
  const name = input.dataset.switch;
  if (name === "notify" && input.checked && !(await mayNotify())) {
    input.checked = false;
    tell(input, input.dataset.denied);
  }
  localStorage.setItem(`backroom-${name}`, input.checked ? "on" : "off");
  if (name === "sound" && input.checked) chime();
}

/* ---- Why, and why not ---- */

const pop = document.createElement("div");
pop.className = "pop";
pop.id = "pop";
pop.popover = "manual"; // one that closes by itself would do so when the finger that asked for it is lifted
const rules = new Map();
let asker = null;
const isTold = () => pop.matches(":popover-open");

/** Opens a sentence, and the rule behind it, beside what was asked about. */
async function explain(element) {
  const { game } = document.documentElement.dataset;
  const rule = element.dataset.rule ?? /^\/rules\/[\w-]+#([\w.-]+)$/.exec(element.getAttribute("href"))?.[1];
  const sentence = element.dataset.why ?? (element.matches(".rule") ? "" : element.getAttribute("aria-label") ?? element.title);
  tell(element, sentence);
  if (!rule) return;
  const text = await ruleText(game, rule);
  if (asker !== element) return;
  pop.append(...text);
  place(element);
}

function tell(element, sentence) {
  asker = element;
  rested = null;
  const words = document.createElement("b");
  words.textContent = sentence;
  pop.replaceChildren(...(sentence ? [words] : []));
  if (!pop.isConnected) document.body.append(pop);
  if (!isTold()) pop.showPopover();
  place(element);
}

async function ruleText(game, rule) {
  const url = `/rules/${game}/${rule}?fragment`;
  if (!rules.has(url)) {
    const response = await fetch(url).catch(() => null);
    if (!response?.ok) return [Object.assign(document.createElement("a"), { href: `/rules/${game}#${rule}`, className: "rule", textContent: rule })];
    rules.set(url, await response.text());
  }
  return [...new DOMParser().parseFromString(rules.get(url), "text/html").body.childNodes];
}

function place(element) {
  const at = element.getBoundingClientRect();
  const { width, height } = pop.getBoundingClientRect();
  const below = at.bottom + 8 + height < innerHeight;
  pop.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2))}px`;
  pop.style.top = `${Math.max(8, below ? at.bottom + 8 : at.top - height - 8)}px`;
}

pop.addEventListener("toggle", (event) => {
  if (event.newState !== "closed") return;
  if (pop.contains(document.activeElement)) asker?.focus({ preventScroll: true });
  asker = null;
  rested = null;
});

/* ---- Pointing at things ---- */

/** What stands for the same move as an element: its button, its hotspots, what shows where it leads. */
function kin(element) {
  const id = element.dataset.shows ?? (element.getAttribute("href")?.slice(1) ?? element.id);
  return id.startsWith("do-") ? all(`[id="${id}"], [href="#${id}"], [data-for~="${id}"]`, table()) : [];
}

let dimming = 0; // the mouse has left what was lit

/** Lights everything that stands for a move; it stays lit while somebody goes to what is told of it. */
function light(element) {
  const lit = kin(element);
  if (!lit.length) return;
  unlight();
  for (const one of lit) one.setAttribute("data-lit", "");
}

/** Whoever points at nothing for a while, and reads nothing about it, is no longer shown where it would lead. */
function dim(target) {
  clearTimeout(dimming);
  const kept = target.closest?.(`${MOVES}, [data-lit], [data-shows], #prompt`);
  if (!kept && $("[data-lit]")) dimming = setTimeout(unlight, 500);
}

function unlight() {
  clearTimeout(dimming);
  for (const one of all("[data-lit]", table())) one.removeAttribute("data-lit");
}

const MOVES = ".spot[href^='#do-'], button[id^='do-']";

/** Whether what will be shown is seen then: on a phone its part of the board may not be in the window. What is hidden until then comes where it is seen. */
function isSeen(element) {
  const home = element.parentElement;
  const { left, right, top, bottom } = home.getBoundingClientRect();
  return !home.checkVisibility() || (right > 0 && left < innerWidth && bottom > 0 && top < innerHeight);
}

let byKeys = false; // who moves the focus, if anybody: where a move was pressed the next page focuses what stands there now

document.addEventListener("focusin", (event) => byKeys && event.target.matches?.(MOVES) && light(event.target));

/* ---- Pressing things ---- */

function press(spot, event) {
  const target = spot.getAttribute("href") ?? "";
  const button = target.startsWith("#do-") && document.getElementById(target.slice(1));
  event.preventDefault();
  if (doubtful === spot) {
    doubtful = null;
    looked = spot;
    return light(spot);
  }
  if (button) button.form.requestSubmit(button);
  else explain(spot);
}

async function copy(button) {
  const input = document.getElementById(button.dataset.copy);
  input.select();
  await navigator.clipboard?.writeText(input.value).catch(() => {});
  tell(button, button.dataset.done);
}

let doubtful = null; // a finger rests on what shows first where it leads
let looked = null; // what a finger has made show it: touched again, it is done
let held = false; // a long press was answered; the click that ends it means nothing

/** A piece is chosen by being what the address leads to; whoever pressed it goes on looking where they did. */
function choose(piece, event) {
  event.preventDefault();
  unlight(); // what was shown was about another piece
  const frames = [];
  for (let frame = piece.parentElement; frame; frame = frame.parentElement) frames.push([frame, frame.scrollLeft, frame.scrollTop]);
  location.replace(`#${piece.id}`);
  for (const [frame, left, top] of frames) frame.scrollTo({ left, top, behavior: "instant" });
}

/** Follows a link within the table. Whoever asks for somebody's board is brought there: on a phone it lies far from the people. */
async function swap(link) {
  const see = link.matches(".see");
  await load(link.href, { push: true });
  const board = $("#board");
  if (see && board?.getBoundingClientRect().top < 0) board.scrollIntoView({ block: "start", behavior: "instant" });
}

document.addEventListener("scrollend", (event) => { if (event.target.matches?.(".pan")) tellShown(); }, { capture: true });

document.addEventListener("click", (event) => {
  if (held) { held = false; return event.preventDefault(); }
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const find = (selector) => event.target.closest?.(selector);
  const menu = $(".tray[open]");
  if (menu && !menu.contains(event.target)) { menu.open = false; before = null; }
  if (!plain || !table()?.contains(event.target)) return;
  noteWhere(find);
  let found;
  if ((found = find(".spot"))) press(found, event);
  else if ((found = find("a.rule, [data-why]"))) { event.preventDefault(); explain(found); }
  else if ((found = find("a[data-swap]"))) { event.preventDefault(); playing = false; swap(found); }
  else if ((found = find("[data-shows]"))) light(found);
  else if ((found = find(".chooser"))) choose(found, event);
  else if ((found = find("[data-copy]"))) copy(found);
  else if ((found = find("[data-dialog]"))) document.getElementById(found.dataset.dialog).showModal();
  else if ((found = find("[data-play]"))) { playing = !playing; playOn(0); }
  else if ((found = find(".toast.notice"))) found.remove();
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  const method = form.getAttribute("method");
  if (!table()?.contains(form) || method === "dialog" || "whole" in form.dataset) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const url = form.getAttribute("action"); // the property would be the button named so
  if (method === "post") load(url, { body });
  else load(`${url}?${body}`, { push: true });
});

/** A form in which one choice has a say in the others shows what is left after each. */
function refresh(form) {
  load(`${form.dataset.refresh}?${new URLSearchParams(new FormData(form))}`, { part: form.id });
}

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-switch]")) flip(event.target);
  else if (event.target.matches("[data-swap] input[type=range]")) event.target.form.requestSubmit();
  else if (event.target.form?.matches("[data-refresh]")) refresh(event.target.form);
});

/* A long press asks, on touch; so does resting the mouse on what has a reason. */
let timer = 0;
const later = (element, delay, then) => { clearTimeout(timer); timer = element ? setTimeout(then, delay) : 0; };

let rested = null; // what the mouse has rested on for its reason: the reason goes when the mouse does

/** Takes the sentence away; whoever has pressed for it takes it away by pressing elsewhere. */
function hide() {
  rested = null;
  if (isTold()) pop.hidePopover();
}

let touched = null; // what a finger rests on, if it has something to tell

function answer() {
  held = true;
  explain(touched);
  touched = null;
}

document.addEventListener("pointerdown", (event) => {
  byKeys = false;
  if (!pop.contains(event.target)) hide();
  held = false;
  touched = null;
  const tapped = event.pointerType === "mouse" ? null : event.target.closest?.(MOVES);
  const sure = tapped === looked && tapped?.hasAttribute("data-lit");
  doubtful = !sure && tapped && kin(tapped).some((one) => one.matches("[data-for]") && isSeen(one)) ? tapped : null;
  if (event.pointerType === "mouse" || pop.contains(event.target)) return clearTimeout(timer);
  touched = event.target.closest?.(".spot, [data-why], [data-rule], [title]");
  later(touched, 550, answer);
});
document.addEventListener("contextmenu", (event) => { // where the browser has a menu for long presses, ours comes first
  if (held || touched) event.preventDefault();
  if (touched) answer();
});
let still = ""; // where the mouse was last seen
let sleeping = null; // what has come under a mouse that did not move: it asks nothing until it does

/** Whether the mouse has moved since it was last seen; a page that changes under it is no question. */
function moved(event) {
  const at = `${event.screenX} ${event.screenY}`;
  return at !== still && (still = at);
}

document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || !moved(event) || !sleeping) return;
  const element = sleeping;
  sleeping = null;
  if (element.isConnected && element !== asker) later(element, 600, () => { explain(element); rested = element; });
});
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const over = (element) => element?.contains(event.target);
  if (over(pop)) return clearTimeout(timer); // whoever reads on in it is not asking anything else
  const move = event.target.closest?.(MOVES);
  if (move) light(move);
  else dim(event.target);
  const element = event.target.closest?.("[data-why]");
  sleeping = null;
  if (rested && !over(rested)) later(rested, 300, hide);
  if (element && !moved(event)) sleeping = element;
  else if (element && element !== asker) later(element, 600, () => { explain(element); rested = element; });
  else if (!rested || over(rested)) clearTimeout(timer);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => { clearTimeout(timer); touched = null; }, true);

/* ---- Keys ---- */

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The hotspot that lies next in a direction; what lies aside counts as farther away. */
function neighbour(spot, [dx, dy]) {
  const from = spot.getBoundingClientRect();
  const far = (other) => {
    const to = other.getBoundingClientRect();
    const [x, y] = [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2];
    const along = x * dx + y * dy;
    return along > 1 ? along + 2.5 * Math.abs(x * dy + y * dx) : Infinity;
  };
  const shown = all(".board .spot[href]").filter((other) => other.checkVisibility()); // what only answers a pointer takes no focus
  const near = shown.map((other) => [far(other), other]).filter(([distance]) => distance < Infinity);
  return near.sort((a, b) => a[0] - b[0])[0]?.[1];
}

/** Picks the next of several choices; the last is followed by the first. A focused hotspot that this hides gives its focus to the nearest. */
function turn(choices, by) {
  const inputs = all("input", choices);
  const at = inputs.findIndex((input) => input.checked);
  const spot = document.activeElement?.closest(".spot");
  const from = spot?.getBoundingClientRect();
  inputs[(at + by + inputs.length) % inputs.length].checked = true;
  if (!from || spot.checkVisibility()) return;
  const far = (other) => { const to = other.getBoundingClientRect(); return Math.hypot(to.x - from.x, to.y - from.y); };
  const shown = all("#board .spot[data-s]").filter((other) => other.checkVisibility());
  shown.sort((a, b) => far(a) - far(b))[0]?.focus();
}

/** Where a question is answered: on the board, else beside the question, else in the list. */
const ANSWERS = ["#board :is(.spot[data-s], button[form=acts])", "#prompt :is(button[form=acts], .spot[data-s]):not(.preview *, :has(> .brief))", "#acts button[name=action]"];

document.addEventListener("wheel", (event) => {
  const cycle = event.target.closest?.(".spot") && $("[data-cycle]");
  if (!cycle) return;
  event.preventDefault();
  turn(cycle, Math.sign(event.deltaY));
}, { passive: false });

let before = null; // what had the focus when the key asked for help

function help() {
  if (!$(".tray")?.contains(document.activeElement)) before = document.activeElement;
  all("#menu, #help").forEach((element) => element.setAttribute("open", ""));
  $("#help summary")?.focus();
}

/** Closes the menu: whoever came to it by the key for help goes back to where that was pressed. */
function leaveMenu() {
  const menu = $(".tray[open]");
  const back = before?.isConnected ? before : $("summary", menu);
  before = null;
  if (back === document.body) document.activeElement.blur();
  else back.focus();
  menu.open = false;
}

document.addEventListener("keydown", () => { byKeys = true; }, true);
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=radio]), select, textarea")) return;
  const spot = event.target.closest?.(".spot");
  const cycle = $(`[data-cycle="${CSS.escape(event.key.toLowerCase())}"]`);
  if (cycle) turn(cycle, event.shiftKey ? -1 : 1);
  else if (event.key === "?") help();
  else if (event.key === "b") {
    const shown = (selector) => all(selector).filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const answers = ANSWERS.map(shown).find((some) => some.length) ?? [$("#question")];
    answers[(answers.indexOf(document.activeElement) + 1) % answers.length]?.focus(); // pressed again, it goes on to the next
  } else if (event.key === "Escape" && isTold()) hide();
  else if (event.key === "Escape" && $(".tray[open]")) leaveMenu();
  else if (event.key === "Escape" && $("#bulletin[open]")) $("#bulletin").open = false;
  else if (spot && event.key === " ") press(spot, event);
  else if (spot && ARROWS[event.key]) {
    event.preventDefault();
    neighbour(spot, ARROWS[event.key])?.focus();
  } else if ((event.key === " " || event.key === "Enter") && event.target.matches?.("[data-why]")) {
    event.preventDefault();
    explain(event.target);
  }
});

/* ---- The tape of a replay ---- */

let playing = false;
let beat = 0;

function playOn(delay = 1100) {
  clearTimeout(beat);
  const next = $("#next");
  playing &&= Boolean(next) && next.href !== location.href;
  $("[data-play]")?.setAttribute("aria-pressed", String(playing));
  if (playing) beat = setTimeout(() => playing && load(next.href, { push: true }), delay);
}

/* ---- Coming and going ---- */

addEventListener("popstate", () => table() && address() !== here && load(location.href));
addEventListener("pagehide", hush);
addEventListener("pageshow", (event) => { if (event.persisted && table()) { load(location.href); listen(); } });
document.addEventListener("visibilitychange", () => document.hidden || (nameTab(), listen()));
wake(true);
aim("instant", !location.hash); // whoever comes sees where the question is answered, unless the address leads elsewhere
