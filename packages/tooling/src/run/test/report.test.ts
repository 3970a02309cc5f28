import { lineOf as journeysLine } from './journeys.mjs';
import { linesOf } from './jest.mjs';
import { formatReport } from './report.mjs';
import { lineOf as rulesLine } from './rules.mjs';

const passed = (fullName: string) => ({ status: 'passed', fullName });
const failed = (fullName: string) => ({ status: 'failed', fullName });
const file = (name: string, assertionResults: object[], status = 'passed') => ({
  name: `/clone/${name}`,
  assertionResults,
  status,
  startTime: 0,
  endTime: 1500,
});

describe('the last line of npm test', () => {
  it('counts everything that passed and failed', () => {
    const {
      passed: good,
      failed: bad,
      text,
    } = formatReport([
      { kind: 'rules', passed: 7, failed: 0, seconds: 60 },
      { kind: 'unit', passed: 3, failed: 2, failures: ['one', 'two'], seconds: 1 },
    ]);
    expect([good, bad]).toEqual([10, 2]);
    expect(text).toContain('  unit: two');
  });

  it('is below the slowest files of all kinds, the longest first', () => {
    const [, dom] = linesOf({ testResults: [file('a.test.tsx', [passed('a')])] }, '/clone');
    const walk = { status: 'expected', projectName: 'desktop', results: [{ duration: 2000 }] };
    const specs = [{ file: 'home.e2e.ts', title: 'a visitor', tests: [walk, walk] }];
    const { text } = formatReport([dom, { ...journeysLine({ suites: [{ specs }] }), seconds: 4 }]);
    expect(text).toContain('Slowest files:\n     4.0 s  home.e2e.ts\n     1.5 s  a.test.tsx');
  });

  it('counts a test file that could not run as a failure', () => {
    const [unit, dom, http] = linesOf(
      {
        testResults: [
          file('a.test.ts', [passed('a'), failed('b')], 'failed'),
          file('b.test.tsx', [passed('c')]),
          file('c.http.spec.ts', [], 'failed'),
        ],
      },
      '/clone',
    );
    expect(unit).toMatchObject({ kind: 'unit', passed: 1, failed: 1, failures: ['a.test.ts: b'], seconds: 1.5 });
    expect(dom).toMatchObject({ passed: 1, failed: 0 });
    expect(http).toMatchObject({ passed: 0, failed: 1, failures: ['c.http.spec.ts could not run'] });
  });

  it('counts a program that exited before printing totals as a failure', () => {
    expect(rulesLine({ kind: 'rules', code: 1, output: 'SyntaxError' })).toMatchObject({ passed: 0, failed: 1 });
    expect(rulesLine({ kind: 'rules', code: 1, output: 'FAILED  types\n6 passed, 1 failed\n' })).toMatchObject({
      passed: 6,
      failed: 1,
      failures: ['FAILED  types'],
    });
  });

  it('counts a journey once per project, in nested suites too, and a file that could not be loaded', () => {
    const walks = (...statuses: string[]) => ({
      file: 'home.e2e.ts',
      title: 'a visitor',
      tests: statuses.map((status, at) => ({ status, projectName: ['desktop', 'phone'][at] })),
    });
    const [visit] = [walks('expected', 'unexpected')];
    const error = {
      message: '\u001b[31mError\u001b[39m: expected\n\n  \u001b[32m"Saved."\u001b[39m\n    at step (home.e2e.ts:1)',
    };
    Object.assign(visit.tests[1]!, { results: [{ error }] });
    const suites = [{ specs: [visit], suites: [{ specs: [walks('expected')] }] }];
    expect(journeysLine({ suites, errors: [{ message: 'Cannot find module\nstack' }] })).toMatchObject({
      passed: 2,
      failed: 2,
      failures: ['Cannot find module', 'home.e2e.ts: a visitor (phone)\n      Error: expected\n      "Saved."'],
    });
  });
});
