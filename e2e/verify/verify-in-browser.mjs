import { UserError } from '../../packages/tooling/src/run/terminal/user-error.mjs';
import { lineOf, runPlaywright } from '../../packages/tooling/src/run/test/journeys.mjs';

/**
 * Runs the Playwright tests of a folder against a site of its own. Returns the headline figures. Throws when a test
 * fails or nothing was checked.
 * @param {string} root
 * @param {{ name: string, folder: string, part: string, summarize: (report: object) => { count: number, headline:
 * string } }} suite `part` limits the run to tests with that in their name; `summarize` prints the annotations of the
 * tests and counts the checks.
 */
export async function verifyInBrowser(root, { name, folder, part, summarize }) {
  const report = await runPlaywright(root, name, [
    '-c',
    'e2e/verify.config.ts',
    folder,
    ...(part ? ['--grep', part] : []),
  ]);
  if (!report) throw new UserError('Playwright exited without a report');
  const { count, headline } = summarize(report);
  const { failed, failures } = lineOf(report);
  if (failed > 0 || count === 0) throw new UserError(`${failed} tests failed:\n${failures.join('\n')}`);
  return headline;
}
