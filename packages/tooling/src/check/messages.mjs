// Checks the message catalogs (docs/how-to/add-a-message.md): French is complete and has no-break spaces, every key is
// used, calls pass placeholders that the message has, and plurals are written in ICU.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';
import { punctuationFaults } from './messages/french-punctuation.mjs';
import { formatMessageRow, listMessages } from './messages/list-messages.mjs';
import { filesOf, isCatalogFile, isTest, isText, lineOf, parse } from './messages/message-files.mjs';

if (process.argv.includes('--list')) {
  for (const message of listMessages()) console.log(formatMessageRow(message));
  process.exit(0);
}

const ownerOf = (file) => /^(?:packages\/[^/]+|services\/[^/]+|[^/]+)/.exec(file)[0];
const faults = [];
const report = (node, text) => faults.push(`${node.getSourceFile().fileName}:${lineOf(node)}: ${text}`);
const files = filesOf('*.ts', '*.tsx');

/** Returns the messages of a catalog file by key: property nodes whose value is one string. */
function messagesOf(file) {
  const found = new Map();
  const visit = (node) => {
    if (!ts.isPropertyAssignment(node)) return ts.forEachChild(node, visit);
    if (isText(node.initializer)) found.set(node.name.text, node);
    else report(node, `${node.name.text} is no string: write values and plurals in ICU`);
  };
  visit(parse(file));
  return found;
}

/** Returns the names of the placeholders of an ICU message. */
function placeholdersOf(message) {
  const names = new Set();
  // A compiled message is text, or a list of texts and [name, format, options].
  const visit = (tokens) => {
    for (const [name, , options] of tokens.filter(Array.isArray)) {
      names.add(name);
      for (const option of Object.values(options ?? {})) if (Array.isArray(option)) visit(option);
    }
  };
  visit([compileMessage(message)].flat());
  return names;
}

// Keys that are values at run time: names of validation rules, and `vocabulary.value`.
const keyedByData = /^packages\/contracts\/src\/(vocabulary\/)?messages\/en\.ts$/;

const catalogs = files
  .filter((file) => file.endsWith('/messages/en.ts'))
  .map((file) => ({
    owner: ownerOf(file),
    isKeyedByData: keyedByData.test(file),
    en: messagesOf(file),
    fr: messagesOf(`${dirname(file)}/fr.ts`),
  }));

/**
 * Whether a file can use the messages of a package or area: its own files, all fronts for shared hooks, and the
 * vocabularies of contracts.
 */
const canUse = (owner, file) =>
  ownerOf(file) === owner ||
  ownerOf(file) === 'packages/contracts' ||
  (/^packages\/(forms|listing-ui)$/.test(owner) && /^(shell|mfe-|packages\/)/.test(file));

const resources = files
  .filter((file) => /^packages\/contracts\/.*\.resource\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const resourceLabels = new Set(
  resources.flatMap((text) => [...text.matchAll(/^ {2}label: '(\w+)'/gm)].map(([, label]) => label)),
);
// Names of the values of a field `named-texts` are data.
const namedTextFields = new Set(
  resources.flatMap((text) => [...text.matchAll(/name: '(\w+)', control: 'named-texts'/g)].map(([, name]) => name)),
);
const screenKeys = new Set(['title', 'description', 'new', 'empty']);
/**
 * Whether a key is one that resource-kit makes: the label of a resource, then a text of its screens, a field or a
 * value.
 */
function isOfResource(key, texts) {
  const [label, ...rest] = key.split('.');
  if (!resourceLabels.has(label)) return false;
  return namedTextFields.has(rest[0]) || rest.every((part) => screenKeys.has(part) || texts.has(part));
}

/** What the readers of a catalog mention: quoted texts, beginnings of templates, titles of routes. */
function usesOf(owner) {
  const texts = new Set();
  const beginnings = new Set();
  for (const file of files.filter((one) => canUse(owner, one) && !isCatalogFile(one) && !isTest(one))) {
    const visit = (node) => {
      if (isText(node)) texts.add(node.text);
      if (ts.isTemplateExpression(node) && node.head.text) beginnings.add(node.head.text);
      if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'messages') texts.add(node.name.text);
      ts.forEachChild(node, visit);
    };
    visit(parse(file));
  }
  return (key) =>
    texts.has(key) || isOfResource(key, texts) || [...beginnings].some((beginning) => key.startsWith(beginning));
}

const uses = new Map();
for (const { owner, isKeyedByData, en, fr } of catalogs) {
  if (!uses.has(owner)) uses.set(owner, usesOf(owner));
  for (const [key, node] of en) {
    if (!fr.has(key)) report(node, `${key} has no French translation`);
    if (!isKeyedByData && !uses.get(owner)(key)) report(node, `${key} is not used: delete it`);
  }
}

/** Returns the messages of a key that a file of a package or area can read. */
const messagesAt = (owner, key) => {
  const all = catalogs.filter(({ en }) => en.has(key));
  const own = all.filter((catalog) => catalog.owner === owner);
  const shared = all.filter((catalog) => catalog.owner.startsWith('packages/'));
  return [...own, ...shared].map(({ en }) => en.get(key).initializer.text);
};

const keyOf = (node) => (ts.isCallExpression(node) ? node.arguments.find(isText)?.text : isText(node) && node.text);
/** Checks the calls of one file: the values of `t('key', { … })`, and plurals that are chosen by `=== 1`. */
function checkCalls(file) {
  const owner = ownerOf(file);
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) checkValues(node);
    if (ts.isConditionalExpression(node) && /===? 1$/.test(node.condition.getText())) {
      const keys = [node.whenTrue, node.whenFalse].map(keyOf);
      if (keys.every((key) => key && messagesAt(owner, key).length > 0))
        report(node, `${keys.join(', ')}: choose the plural in ICU`);
    }
    ts.forEachChild(node, visit);
  };
  const checkValues = (node) => {
    const [key, values] = node.expression.text === 'formatMessage' ? node.arguments.slice(2) : node.arguments;
    if (!isText(key) || !values || !ts.isObjectLiteralExpression(values)) return;
    const messages = messagesAt(owner, key.text);
    if (messages.length === 0) return;
    const known = new Set(messages.flatMap((message) => [...placeholdersOf(message)]));
    for (const { name } of values.properties)
      if (name && !known.has(name.text)) report(name, `${key.text} has no placeholder {${name.text}}`);
  };
  visit(parse(file));
}
for (const file of files.filter((one) => /^(shell|mfe-|packages\/)/.test(one) && !isCatalogFile(one) && !isTest(one)))
  checkCalls(file);

for (const { file, key, fr = '' } of listMessages())
  for (const excerpt of punctuationFaults(fr))
    faults.push(`${file.replace(/en\.ts$/, 'fr.ts')}: ${key} has no no-break space (U+00A0) in “${excerpt}”`);
for (const file of filesOf('services/*/seed/*.fr-CA.html'))
  for (const excerpt of punctuationFaults(readFileSync(file, 'utf8')))
    faults.push(`${file}: no no-break space (U+00A0) in “${excerpt}”`);

for (const fault of faults) console.log(fault);
console.log(`${catalogs.length} catalogs, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
