import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const maxMs = 60_000;

/**
 * Solves the challenge of a problem (JSON). Returns the value of the header that proves it, or undefined when it takes
 * too long.
 */
export async function proveWork(problem: string): Promise<string | undefined> {
  const { challenge } = JSON.parse(problem) as { readonly challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey, timeout: maxMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
