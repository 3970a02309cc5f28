// One planted breach for every rule of the house: where it is written, what stands in it, who must refuse it and by which name.
const long = (lines) => Array.from({ length: lines }, (_, at) => `export const line${at} = ${at};`).join('\n');
const eslint = (rule, file, text, says = /./) => ({ tool: 'eslint', rule, file, text, says });
const cruiser = (rule, file, text, more = {}) => ({ tool: 'depcruise', rule, file, text, ...more });
const ui = 'packages/ui/src/planted';
const client = 'packages/client/src/planted';
const catalog = 'services/catalog/src/planted';
const publicSlice = 'mfe-public/src/features/planted';

export const inFiles = [
  eslint('max-lines', `${client}/long.ts`, long(251)),
  eslint(
    'max-lines-per-function',
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
    `${publicSlice}/said.tsx`,
    'export const Said = () => <p>Find a home</p>;',
    /words files/,
  ),
  eslint(
    'no-restricted-syntax',
    `${publicSlice}/read-out.tsx`,
    'export const ReadOut = () => <button type="button" aria-label="Close" />;',
    /words files/,
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
  eslint('no-restricted-syntax', `${client}/default.ts`, 'const one = 1;\nexport default one;', /named/),
  eslint(
    'no-restricted-syntax',
    `${client}/skipped.test.ts`,
    "it.skip('never runs', () => { expect(1).toBe(2); });",
    /runs or is removed/,
  ),
  eslint('house/file-name', `${client}/CamelCase.ts`, 'export const camel = 1;'),
  eslint('house/no-vague-name', `${client}/planted-utils/one.ts`, 'export const one = 1;'),
  eslint(
    'house/suppression-has-reason',
    `${client}/silenced.ts`,
    '// @ts-expect-error\nexport const wrong: number = "text";',
  ),
  eslint(
    'react-hooks/rules-of-hooks',
    `${publicSlice}/hooked.tsx`,
    "import { useState } from 'react';\nexport function Hooked({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
  ),
  eslint('jsx-a11y/alt-text', `${publicSlice}/picture.tsx`, 'export const Picture = () => <img src="/a.png" />;'),
  eslint('no-console', `${client}/chatty.ts`, "export const chatty = () => console.log('hello');"),
];

export const betweenFiles = [
  cruiser('no-cycles', `${client}/one.ts`, "import { two } from './two.ts';\nexport const one = (): number => two();", {
    beside: { [`${client}/two.ts`]: "import { one } from './one.ts';\nexport const two = (): number => one();" },
  }),
  cruiser('no-orphans', `${client}/alone.ts`, 'export const alone = 1;'),
  cruiser(
    'no-undeclared',
    `${catalog}/undeclared.ts`,
    "import webpack from 'webpack';\nexport const undeclared = webpack;",
  ),
  cruiser(
    'no-unresolvable',
    `${client}/nowhere.ts`,
    "import { nowhere } from './not-there.ts';\nexport const somewhere = nowhere;",
  ),
  cruiser(
    'contracts-know-nobody',
    'packages/contracts/src/kernel/planted.ts',
    "import { Pool } from 'pg';\nexport const pool = Pool;",
  ),
  cruiser(
    'contracts-own-domain',
    'packages/contracts/src/content/planted.ts',
    "import { login } from '../accounts/session.ts';\nexport const planted = login;",
  ),
  cruiser(
    'ui-knows-no-noun',
    `${ui}/noun.ts`,
    "import { login } from '@porchlight/contracts/accounts';\nexport const noun = login;",
  ),
  cruiser(
    'ui-stands-alone',
    `${ui}/console.ts`,
    "import * as parts from '../../../console-ui/src/index.ts';\nexport const inUi = parts;",
  ),
  cruiser(
    'client-below-looks',
    `${client}/looks.ts`,
    "import * as parts from '../../../ui/src/index.ts';\nexport const looks = parts;",
  ),
  cruiser(
    'forms-direction',
    'packages/forms/src/planted/up.ts',
    "import * as shell from '../../../../shell/src/index.ts';\nexport const up = shell;",
  ),
  cruiser(
    'listing-ui-direction',
    'packages/listing-ui/src/planted/up.ts',
    "import * as shell from '../../../../shell/src/index.ts';\nexport const up = shell;",
  ),
  cruiser(
    'areas-apart',
    `${publicSlice}/neighbour.ts`,
    "import { area } from '../../../../mfe-renter/src/area.tsx';\nexport const neighbour = area;",
  ),
  cruiser(
    'slices-apart',
    `${publicSlice}/other-slice.ts`,
    "import { inside } from '../planted-other/inside.ts';\nexport const other = inside;",
    { beside: { 'mfe-public/src/features/planted-other/inside.ts': 'export const inside = 1;' } },
  ),
  cruiser(
    'areas-not-shell',
    `${publicSlice}/shell.ts`,
    "import * as shell from '../../../../shell/src/index.ts';\nexport const fromShell = shell;",
  ),
  cruiser(
    'shell-not-areas',
    'shell/src/planted/area.ts',
    "import { area } from '../../../mfe-public/src/area.tsx';\nexport const planted = area;",
  ),
  cruiser(
    'mantine-in-consoles',
    `${publicSlice}/mantine.ts`,
    "import { Button } from '@mantine/core';\nexport const mantine = Button;",
  ),
  cruiser(
    'one-door-to-router-and-redux',
    `${publicSlice}/router.ts`,
    "import { useLocation } from 'react-router-dom';\nexport const router = useLocation;",
  ),
  cruiser(
    'front-not-back',
    `${client}/back.ts`,
    "import * as kit from '../../../service-kit/src/index.ts';\nexport const back = kit;",
  ),
  cruiser(
    'back-not-front',
    `${catalog}/front.ts`,
    "import * as client from '../../../../packages/client/src/index.ts';\nexport const front = client;",
  ),
  cruiser(
    'services-apart',
    `${catalog}/sister.ts`,
    "import { start } from '../../../accounts/src/main.ts';\nexport const sister = start;",
  ),
  cruiser(
    'service-slices-apart',
    `${catalog}/inside.ts`,
    "import { planted } from '../planted-other/other.controller.ts';\nexport const inside = planted;",
    { beside: { 'services/catalog/src/planted-other/other.controller.ts': 'export const planted = 1;' } },
  ),
  cruiser(
    'service-kit-knows-no-service',
    'packages/service-kit/src/planted/service.ts',
    "import { start } from '../../../../services/accounts/src/main.ts';\nexport const service = start;",
  ),
  cruiser(
    'tests-stay-out',
    `${client}/tested.ts`,
    "import { fixture } from './fixture.test.ts';\nexport const tested = fixture;",
    { beside: { [`${client}/fixture.test.ts`]: 'export const fixture = 1;' } },
  ),
];

export const elsewhere = [
  {
    tool: 'tsc',
    rule: 'a wrong field of a call does not compile',
    file: `${catalog}/wrong-answer.ts`,
    expect: /planted\/wrong-answer\.ts.*error TS/,
    text: "import { Handle, Input } from '@porchlight/service-kit';\nimport { toggleFavourite, type FavouriteIds } from '@porchlight/contracts/catalog';\nimport type { InputOf } from '@porchlight/contracts';\nexport class Wrong {\n  @Handle(toggleFavourite)\n  toggle(@Input() { body }: InputOf<typeof toggleFavourite>): FavouriteIds { return { favouriteListings: [body.listingId], count: 'one' }; }\n}",
  },
  {
    tool: 'knip',
    rule: 'an export that nobody uses',
    file: `${client}/unused.ts`,
    expect: /planted\/unused\.ts/,
    text: 'export const unused = 1;',
  },
];
