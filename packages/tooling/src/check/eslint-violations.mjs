// One deliberate violation of every ESLint rule: its file, its content and the name of the rule.
const long = (lines) => Array.from({ length: lines }, (_, at) => `export const line${at} = ${at};`).join('\n');
const eslint = (rule, file, text, pattern = /./) => ({ tool: 'eslint', rule, file, text, pattern });
const client = 'packages/client/src/planted';
const catalog = 'services/catalog/src/planted';
const publicSlice = 'mfe-public/src/features/planted';

export const eslintViolations = [
  eslint('max-lines', `${client}/long.ts`, long(251)),
  eslint(
    'local/function-size',
    `${client}/long-function.ts`,
    `export function longFunction(): number {\n  let sum = 0;\n${'  sum += 1;\n'.repeat(41)}  return sum;\n}`,
  ),
  eslint(
    'max-depth',
    `${client}/deep.ts`,
    'export function deep(n: number): number {\n  if (n > 1) { if (n > 2) { if (n > 3) { if (n > 4) { return 4; } } } }\n  return n;\n}',
  ),
  eslint(
    'complexity',
    `${client}/complex.ts`,
    `export const complex = (n: number): number => ${Array.from({ length: 11 }, (_, at) => `n === ${at} ? ${at} : `).join('')}n;`,
  ),
  eslint(
    '@typescript-eslint/no-explicit-any',
    `${client}/loose.ts`,
    'export const loose = (value: any): unknown => value;',
  ),
  eslint(
    'no-restricted-globals',
    `${publicSlice}/raw-fetch.ts`,
    "export const rawFetch = () => fetch('/api/listings');",
  ),
  eslint(
    'no-restricted-syntax',
    `${catalog}/environment.ts`,
    "export const environment = process.env['HOME'];",
    /process\.env/,
  ),
  eslint(
    'no-restricted-syntax',
    `${catalog}/cipher.ts`,
    "import { createCipheriv } from 'node:crypto';\nexport const encryption = createCipheriv('aes-256-cbc', '', '');",
    /aes-256-gcm/,
  ),
  eslint(
    'no-restricted-syntax',
    `${catalog}/weak-hash.ts`,
    "import { createHash } from 'node:crypto';\nexport const weakHash = createHash('sha1').update('').digest();",
    /SHA-256/,
  ),
  eslint(
    'no-restricted-syntax',
    `${publicSlice}/html.tsx`,
    "export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    /RichText/,
  ),
  eslint(
    'no-restricted-syntax',
    `${publicSlice}/styled.tsx`,
    'export const Styled = () => <p style={{ margin: 0 }} />;',
    /style attributes/,
  ),
  eslint(
    'no-restricted-syntax',
    `${publicSlice}/hard-coded-text.tsx`,
    'export const HardCodedText = () => <p>Find a home</p>;',
    /is a message/,
  ),
  eslint(
    'no-restricted-syntax',
    `${publicSlice}/read-out.tsx`,
    'export const ReadOut = () => <button type="button" aria-label="Close" />;',
    /is a message/,
  ),
  eslint('no-restricted-syntax', `${publicSlice}/colour.ts`, "export const colour = '#ff0000';", /Colours/),
  eslint(
    'no-restricted-syntax',
    `${catalog}/sql.ts`,
    'export const bySql = (db: { query(text: string): unknown }, id: string) => db.query(`select * from listing where id = ${id}`);',
    /SQL/,
  ),
  eslint(
    'no-restricted-syntax',
    `${publicSlice}/any-module.ts`,
    'export const anyModule = (name: string): Promise<unknown> => import(name);',
    /literal/,
  ),
  eslint(
    'no-restricted-syntax',
    'packages/ui/src/planted/index.ts',
    "export * from '../class-names.ts';",
    /export by name/,
  ),
  eslint('no-restricted-syntax', `${client}/default.ts`, 'const one = 1;\nexport default one;', /named/),
  eslint(
    'no-restricted-syntax',
    `${client}/skipped.test.ts`,
    "it.skip('never runs', () => { expect(1).toBe(2); });",
    /runs or is removed/,
  ),
  eslint('local/file-name', `${client}/CamelCase.ts`, 'export const camel = 1;'),
  eslint('local/no-vague-name', `${client}/planted-utils/one.ts`, 'export const one = 1;'),
  eslint(
    'local/suppression-has-reason',
    `${client}/silenced.ts`,
    '// @ts-expect-error\nexport const wrong: number = "text";',
  ),
  eslint(
    'react-hooks/rules-of-hooks',
    `${publicSlice}/hooked.tsx`,
    "import { useState } from 'react';\nexport function Hooked({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
  ),
  eslint('jsx-a11y/alt-text', `${publicSlice}/picture.tsx`, 'export const Picture = () => <img src="/a.png" />;'),
  // The term is the only fault of these files: without the rule they pass.
  { ...eslint('local/plain-terms', `${client}/identifier.ts`, 'export const houseRules = 1;'), isOnlyFault: true },
  {
    ...eslint(
      'local/plain-terms',
      `${client}/comment.ts`,
      '// A failed job is laid\n// aside for good.\nexport const failed = 1;',
    ),
    isOnlyFault: true,
  },
  {
    ...eslint(
      'local/plain-terms',
      `${catalog}/log-message.ts`,
      "export const start = (log: { info(text: string): void }) => log.info('demo rows sown');",
    ),
    isOnlyFault: true,
  },
  {
    ...eslint('local/plain-terms', `${client}/title.test.ts`, "it('opens for whoever asks', () => expect(1).toBe(1));"),
    isOnlyFault: true,
  },
  eslint('no-console', `${client}/chatty.ts`, "export const chatty = () => console.log('hello');"),
];
