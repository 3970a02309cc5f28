import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../packages/tooling/src/root.mjs';
import { withResult } from './record.mjs';
import { suiteNames } from './suite-names.mjs';
import { durationText, suiteTable } from './suite-table.mjs';

const document = readFileSync(join(root, 'docs/verification.md'), 'utf8');

describe('docs/verification.md', () => {
  it('has one row for each suite, and no other', () => {
    const rows = [...document.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual([...suiteNames].sort());
  });

  it('records duration, commit and date of a passed suite; other rows stay unchanged', () => {
    const table =
      '| Suite | Shows | Duration | Last held |\n|---|---|---|---|\n| `a` | x | – | – |\n| `b` | y | – | – |';
    expect(withResult(table, 'b', ['3 min', '`abc1234`, 2026-11-22'])).toBe(
      table.replace('| `b` | y | – | – |', '| `b` | y | 3 min | `abc1234`, 2026-11-22 |'),
    );
    expect(() => withResult(table, 'c', ['', ''])).toThrow('no row for the suite c');
  });
});

describe('a run of all suites', () => {
  it('prints result, duration and figures of each, and counts failures', () => {
    const rows = [
      { name: 'faults', passed: true, seconds: 61.4, headline: 'back after 2.0 s' },
      { name: 'guards', passed: false, seconds: 600, headline: 'Not protected' },
    ];
    expect(suiteTable(rows).split('\n')).toEqual([
      'suite   result  duration  figures',
      'faults  passed  61 s      back after 2.0 s',
      'guards  FAILED  10 min    Not protected',
      '1 passed, 1 failed',
    ]);
    expect(durationText(99.6)).toBe('100 s');
  });
});
