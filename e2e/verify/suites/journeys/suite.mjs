// `npm run verify -- journeys [ARGS]`: every journey, with the variants that `npm test` leaves out. ARGS are those of
// Playwright, such as the path of a file.
import { UserError } from '../../../../packages/tooling/src/run/terminal/user-error.mjs';
import { lineOf, runPlaywright } from '../../../../packages/tooling/src/run/test/journeys.mjs';

/** @param {string} root @param {readonly string[]} args */
export async function verify(root, args) {
  const report = await runPlaywright(root, 'journeys', ['-c', 'e2e/playwright.config.ts', ...args]);
  if (!report) throw new UserError('Playwright exited without a report');
  const { passed, failed, failures } = lineOf(report);
  if (failed > 0 || passed === 0) throw new UserError(`${failed} journeys failed:\n${failures.join('\n')}`);
  return `${passed} journeys`;
}
