import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/tooling/src/root.mjs';
import { accountRaces } from './suites/account-races/races.mjs';
import { guards } from './suites/guards/guards.mjs';
import { mutate } from './suites/guards/mutated-clone.mjs';
import { moneyRaces } from './suites/money/races.mjs';
import { ownerClauses } from './suites/guards/owner-clauses.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the titles of the tests in a file as patterns; placeholders of `it.each` match any text. */
const titlesIn = (source: string) =>
  [...source.matchAll(/(?:\bit|\))\(\s*(['`])(.+?)\1,\s*(?:async )?\(/g)].map(
    ([, , title]) =>
      new RegExp(`^${title!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sdi]|\\\$\\\{.*?\\\}/g, '.+')}$`),
  );

describe('a named guard', () => {
  it.each(guards.map((guard) => [guard.name, guard] as const))('%s: mutates code below its marker', (_, guard) => {
    const text = read(guard.file);
    expect(mutate(text, guard)).not.toBe(text);
  });

  it.each(guards.map(({ name, tests, expected }) => [name, tests, expected] as const))(
    '%s: names a test that exists',
    (_, tests, expected) => {
      const titles = titlesIn(read(tests));
      expect(titles.filter((title) => title.test(expected) || title.test(`${expected}, round 1`))).toHaveLength(1);
    },
  );

  it('is named once, and each race has one', () => {
    const names = guards.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { guard, spec } of [...accountRaces, ...moneyRaces]) {
      expect(names).toContain(guard);
      expect(existsSync(join(root, spec))).toBe(true);
    }
  });
});

describe('an owner clause', () => {
  it('is found in every service that has owned rows', () => {
    const services = new Set(ownerClauses(root, read).map(({ slice }: { slice: string }) => slice.split('/')[1]));
    expect([...services].sort()).toEqual(['accounts', 'catalog', 'commerce']);
  });
});
