import { Refusal } from './refusal.mjs';
import { lineOf, walk } from './test/journeys.mjs';

/**
 * Proves what a folder of Playwright's tests looks at, in a house of its own. `tell` prints what they noted and gives how many looks there were:
 * none proves nothing.
 * @param {string} root
 * @param {{ name: string, folder: string, part: string, tell: (report: object) => number }} proof `part`: of the name of what is to be looked at alone
 */
export async function proveInBrowser(root, { name, folder, part, tell }) {
  const told = await walk(root, name, ['-c', 'e2e/proof.config.ts', folder, ...(part ? ['--grep', part] : [])]);
  if (!told) throw new Refusal('Playwright ended before it told what it saw');
  const looks = tell(told);
  const { failed, failures } = lineOf(told);
  if (failed > 0 || looks === 0) throw new Refusal(`${failed} screens do not hold:\n${failures.join('\n')}`);
}
