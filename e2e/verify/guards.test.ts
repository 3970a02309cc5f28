import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/tooling/src/root.mjs';
import { markedClause, withoutClause } from '../../packages/tooling/src/run/jest/owner-clause-marks.mjs';
import { accountRaces } from './suites/account-races/races.mjs';
import { candidatesOf, takeBatch } from './suites/guards/clause-queue.mjs';
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
    const services = new Set(ownerClauses(root, read).map(({ service }: { service: string }) => service));
    expect([...services].sort()).toEqual(['accounts', 'catalog', 'commerce']);
  });

  it('is marked in its statement, reported when that runs, and removed by its number alone', () => {
    const mine = markedClause(7, 'user_id = $1', '$1::uuid is not null');
    const theirs = markedClause(17, 'i.user_id = $1', '$1::uuid is not null');
    const sql = `select 1 where ${mine} and ${theirs}`;
    expect(withoutClause(sql)).toEqual({ text: sql, clauses: [7, 17] });
    expect(withoutClause(sql, 7).text).toBe(`select 1 where $1::uuid is not null and ${theirs}`);
    expect(withoutClause('select 1', 7)).toEqual({ text: 'select 1', clauses: [] });
  });

  it('is tried with the tests that run it: those beside it first, then the fastest, none that is broken anyway', () => {
    const files = { 'a/own.ts': { durationMs: 9 }, 'b/slow.ts': { durationMs: 8 }, 'c/fast.ts': { durationMs: 1 } };
    const broken = { 'd/broken.ts': { durationMs: 0, broken: 'no such module' } };
    expect(
      candidatesOf({ folder: 'a' }, ['b/slow.ts', 'd/broken.ts', 'c/fast.ts', 'a/own.ts'], { ...files, ...broken }),
    ).toEqual(['a/own.ts', 'c/fast.ts', 'b/slow.ts']);
  });

  it('is removed beside others, each in a test file of its own', () => {
    const entries = ['a', 'a', 'b', 'c', 'c', 'd', 'd', 'd'].map((file, number) => ({
      clause: { number },
      candidates: [file],
    }));
    const queue = [...entries];
    expect([...takeBatch(queue)]).toEqual([
      ['a', entries[0]],
      ['b', entries[2]],
    ]);
    expect(queue).toEqual(entries.filter((_, at) => at !== 0 && at !== 2));
    expect(takeBatch([]).size).toBe(0);
  });
});
