//! One Fluent file: its messages, what they take, and what is wrong with them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;

use crate::lang::Lang;

/// A file that was read.
pub(super) struct File {
    pub(super) lang: Lang,
    /// By id, attributes as `id.attribute`.
    messages: BTreeMap<String, Message>,
    problems: Vec<String>,
}

#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    /// The plural forms of each choice by number.
    plurals: Vec<BTreeSet<String>>,
}

/// The attribute with which a sentence says something once more of the same person.
const AGAIN: &str = ".again";

/// Whether every language has to have it. Terms, and whether a sentence can lose a name as it is, are each language's
/// own affair.
fn is_shared(id: &str) -> bool {
    !id.starts_with('-') && !id.ends_with(AGAIN)
}

/// The plural forms in which a language says a whole number.
fn plural_forms(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["one", "other"],
        Lang::Cs => &["one", "few", "other"],
        Lang::Pl => &["one", "few", "many"],
    }
}

const PLURAL_FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl File {
    pub(super) fn read(lang: Lang, text: &str) -> File {
        let mut file = File {
            lang,
            messages: BTreeMap::new(),
            problems: Vec::new(),
        };
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    file.problems
                        .push(format!("[{lang}] cannot be read: {error}"));
                }
                resource
            }
        };
        for entry in &resource.body {
            let (id, pattern, attributes) = match entry {
                Entry::Message(message) => (
                    message.id.name.to_owned(),
                    message.value.as_ref(),
                    &message.attributes,
                ),
                Entry::Term(term) => (
                    format!("-{}", term.id.name),
                    Some(&term.value),
                    &term.attributes,
                ),
                Entry::Junk { .. }
                | Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_) => continue,
            };
            match pattern {
                Some(pattern) => file.add(id.clone(), pattern),
                None => file.problems.push(format!("[{lang}] {id:?} says nothing")),
            }
            for attribute in attributes {
                file.add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
        file
    }

    fn add(&mut self, id: String, pattern: &Pattern<&str>) {
        let mut message = Message::default();
        message.pattern(pattern);
        if self.messages.contains_key(&id) {
            let lang = self.lang;
            self.problems
                .push(format!("[{lang}] {id:?} stands there twice"));
        }
        self.messages.insert(id, message);
    }

    pub(super) fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    /// The messages and terms; what is said with a message, its attributes, goes without saying.
    pub(super) fn ids(&self) -> impl Iterator<Item = String> {
        let ids = self.messages.keys();
        ids.filter(|id| !id.contains('.')).cloned()
    }

    pub(super) fn refers_to(&self, id: &str) -> bool {
        self.messages.values().any(|m| m.references.contains(id))
    }

    /// What is wrong with the file alone.
    pub(super) fn problems(&self) -> Vec<String> {
        let mut problems = self.problems.clone();
        let lang = self.lang;
        for (id, message) in &self.messages {
            for missing in message.references.iter().filter(|id| !self.has(id)) {
                problems.push(format!(
                    "[{lang}] {id:?} refers to {missing:?}, which is missing"
                ));
            }
            // What is said again can leave out the name, and has nothing else to tell.
            let whole = id.strip_suffix(AGAIN).and_then(|id| self.messages.get(id));
            if whole.is_some_and(|whole| !message.variables.is_subset(&whole.variables)) {
                problems.push(format!("[{lang}] {id:?} takes more than its message"));
            }
            for forms in &message.plurals {
                for form in plural_forms(lang).iter().filter(|f| !forms.contains(**f)) {
                    problems.push(format!("[{lang}] {id:?} needs the plural form {form}"));
                }
            }
        }
        problems
    }

    /// Where the file says other things than another language.
    pub(super) fn differences(&self, other: &File) -> Vec<String> {
        let mut problems = Vec::new();
        let lang = self.lang;
        for (id, message) in self.messages.iter().filter(|(id, _)| is_shared(id)) {
            match other.messages.get(id) {
                None => problems.push(format!("[{lang}] {id:?} is not in {}", other.lang)),
                Some(twin) if twin.variables != message.variables => problems.push(format!(
                    "[{lang}] {id:?} takes {:?}, but {:?} in {}",
                    message.variables, twin.variables, other.lang
                )),
                Some(_) => {}
            }
        }
        for id in other.messages.keys().filter(|id| is_shared(id)) {
            if !self.has(id) {
                problems.push(format!("[{lang}] {id:?} is only in {}", other.lang));
            }
        }
        problems
    }
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.select(variants);
            }
        }
    }

    fn select(&mut self, variants: &[Variant<&str>]) {
        let mut forms = BTreeSet::new();
        for variant in variants {
            self.pattern(&variant.value);
            if let VariantKey::Identifier { name } = &variant.key
                && PLURAL_FORMS.contains(name)
            {
                forms.insert((*name).to_owned());
            }
        }
        // A choice whose only plural form is the default `other` is by word, not by number.
        if forms.iter().any(|form| form != "other") {
            self.plurals.push(forms);
        }
    }

    fn inline(&mut self, expression: &InlineExpression<&str>) {
        match expression {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
        for argument in &arguments.named {
            self.inline(&argument.value);
        }
    }
}
