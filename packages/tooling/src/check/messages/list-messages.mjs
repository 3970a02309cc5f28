// Lists the messages of the product (docs/how-to/add-a-message.md): those of the catalogs and of the seeded content.
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf, isText, isTest, lineOf, parse } from './message-files.mjs';

const languages = ['en', 'fr', 'enUs'];
const textsOf = (object) =>
  new Map(
    object.properties
      .filter((property) => ts.isPropertyAssignment(property) && isText(property.initializer))
      .map((property) => [property.name.text, property]),
  );

/** Returns the exported object of a catalog file; undefined without file. */
function exportedTexts(file) {
  if (!existsSync(file)) return undefined;
  let found;
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) found ??= textsOf(node);
    else ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

/** Returns the catalogs of a file: its neighbours in the other languages, or the arguments of `defineMessages`. */
function catalogsOf(file) {
  if (file.endsWith('/messages/en.ts')) {
    const inLanguage = (name) => exportedTexts(file.replace(/en\.ts$/, `${name}.ts`));
    return [{ en: inLanguage('en'), fr: inLanguage('fr'), enUs: inLanguage('en-us') }];
  }
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') found.push(givenTexts(node));
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

/** Returns the messages that a call of `defineMessages` gives by language. */
const givenTexts = ({ arguments: [sources] }) =>
  Object.fromEntries(
    (sources?.properties ?? [])
      .filter((source) => languages.includes(source.name?.text) && source.initializer?.properties)
      .map((source) => [source.name.text, textsOf(source.initializer)]),
  );

function catalogRows(file) {
  return catalogsOf(file).flatMap((catalog) =>
    [...new Set(languages.flatMap((language) => [...(catalog[language]?.keys() ?? [])]))].map((key) => {
      const nodes = languages.map((language) => catalog[language]?.get(key));
      const [en, fr, enUs] = nodes.map((node) => node?.initializer.text);
      return { file, line: lineOf(nodes.find(Boolean)), key, en, fr, enUs };
    }),
  );
}

/** Returns the texts of a seed file; the key is the path of the value. */
function seedRows(file) {
  const rows = [];
  const visit = (value, path) => {
    if (value === null || typeof value !== 'object') return;
    if (typeof value['en-CA'] === 'string')
      rows.push({ file, key: path.join('.'), en: value['en-CA'], fr: value['fr-CA'], enUs: value['en-US'] });
    else
      for (const [name, inner] of Object.entries(value)) visit(inner, [...path, inner?.key ?? inner?.province ?? name]);
  };
  visit(JSON.parse(readFileSync(file, 'utf8')), []);
  return rows;
}

/** Returns every message with its file and key: `{ file, line, key, en, fr, enUs }`. */
export const listMessages = () => [
  ...filesOf('shell/*.ts', 'mfe-*.ts', 'packages/*.ts', 'services/*.ts')
    .filter((file) => !isTest(file) && !/\/messages\/(fr|en-us)\.ts$/.test(file))
    .flatMap(catalogRows),
  ...filesOf('services/*/seed/*.json').flatMap(seedRows),
];

/** Formats a message for reading: place and key, then the text in each language. */
export const formatMessageRow = ({ file, line, key, en, fr, enUs }) =>
  [
    `${file}${line ? `:${line}` : ''}  ${key}`,
    ...Object.entries({ en, fr, 'en-US': enUs }).flatMap(([name, text]) => (text ? [`  ${name}: ${text}`] : [])),
  ].join('\n');
