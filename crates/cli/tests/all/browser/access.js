// Returns a list of what is wrong with the page for people who cannot see, point or tell colours apart.
const faults = [];
const describe = (e) => `<${e.tagName.toLowerCase()}${e.id ? ' #' + e.id : ''} class="${e.getAttribute('class') ?? ''}"> ${(e.textContent ?? '').trim().slice(0, 40)}`;
const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && e.getClientRects().length > 0;

// Every id once; every reference leads somewhere.
const ids = new Map();
for (const e of document.querySelectorAll('[id]')) ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
for (const [id, count] of ids) if (count > 1) faults.push(`the id ${id} is used ${count} times`);
for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
  for (const e of document.querySelectorAll(`[${attribute}]`)) {
    for (const id of e.getAttribute(attribute).split(/\s+/)) {
      if (!ids.has(id)) faults.push(`${attribute} of ${describe(e)} points at ${id}, which is not there`);
    }
  }
}
for (const e of document.querySelectorAll('a[href^="#"], use[href^="#"]')) {
  const id = e.getAttribute('href').slice(1);
  if (id && !ids.has(id)) faults.push(`${describe(e)} points at #${id}, which is not there`);
}

// The page has a language, a title, one main part, one first heading, and headings in order.
if (!document.documentElement.lang) faults.push('the page names no language');
if (!document.title) faults.push('the page has no title');
for (const [selector, what] of [['main', 'main part'], ['h1', 'first heading']]) {
  const count = [...document.querySelectorAll(selector)].filter(shown).length;
  if (count !== 1) faults.push(`the page has ${count} of: ${what}`);
}

// Whatever can be pressed or filled in has a name.
const name = (e) => {
  const labelled = (e.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '').join('');
  const labels = [...(e.labels ?? [])].map((l) => l.textContent).join('');
  const drawn = [...e.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')).join('');
  const inner = e.matches('input, select, textarea') ? '' : e.textContent.trim() || drawn;
  return (e.getAttribute('aria-label') || labelled || labels || inner || e.querySelector('title')?.textContent || e.title || '').trim();
};
const controls = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')].filter(shown);
for (const e of controls) if (!name(e)) faults.push(`${describe(e)} has no name`);
for (const e of document.querySelectorAll('[tabindex]')) if (e.tabIndex > 0) faults.push(`${describe(e)} jumps the queue of the tab key`);
for (const e of document.querySelectorAll('[aria-hidden=true] :is(a[href], button, input, select)')) {
  if (shown(e) && e.tabIndex >= 0) faults.push(`${describe(e)} can be reached but is hidden from readers`);
}
for (const e of document.querySelectorAll('svg[role=img]')) if (shown(e) && !name(e)) faults.push(`${describe(e)} is a picture without a name`);

// Buttons are large enough to be hit, or have room around them.
for (const e of controls.filter((e) => e.matches('button, .btn, select, summary'))) {
  // A button may be stretched over the card that it stands on.
  const stretched = getComputedStyle(e, '::after').position === 'absolute' && e.offsetParent;
  const box = (stretched || e).getBoundingClientRect();
  if (box.width > 1 && (box.width < 24 || box.height < 20)) faults.push(`${describe(e)} is only ${box.width.toFixed()}x${box.height.toFixed()} px`);
}

// Text can be told from what is behind it.
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map();
const paint = (colour) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data; return [r, g, b, a / 255]; };
const rgba = (colour) => { if (!known.has(colour)) known.set(colour, paint(colour)); return known.get(colour); };
const over = (top, under) => top.map((c, i) => (i < 3 ? c * top[3] + under[i] * (1 - top[3]) : 1));
// The page's own ground is a pattern on the room's colour.
const probe = document.body.appendChild(document.createElement('i'));
probe.style.backgroundColor = 'var(--room)';
const room = rgba(getComputedStyle(probe).backgroundColor);
probe.remove();
const ground = (e) => {
  const layers = [];
  for (let at = e; at; at = at.parentElement) {
    const colour = rgba(getComputedStyle(at).backgroundColor);
    layers.push(colour);
    if (colour[3] === 1) break;
  }
  return layers.reverse().reduce((under, top) => over(top, under), room);
};
const light = ([r, g, b]) => [r, g, b].map((c) => { c /= 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; }).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const seen = new Set();
while (texts.nextNode()) {
  const e = texts.currentNode.parentElement;
  if (!texts.currentNode.data.trim() || seen.has(e) || !shown(e) || e.closest('svg, .vh, .tok, noscript, title')) continue;
  seen.add(e);
  const style = getComputedStyle(e);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && parseInt(style.fontWeight) >= 700);
  const under = ground(e);
  const ratio = contrast(over(rgba(style.color), under), under);
  if (ratio < (large ? 3 : 4.5)) faults.push(`${describe(e)}: contrast ${ratio.toFixed(2)}`);
  if (size < 10.5) faults.push(`${describe(e)}: text of ${size} px`);
}
return faults;
