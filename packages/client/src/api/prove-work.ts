import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Send } from './services.ts';

const maxMs = 60_000;

/**
 * Solves the challenge of a refused request and sends it again with the proof. Returns the refusal when it holds no
 * challenge, or when solving it takes too long.
 */
export async function sendWithProof(
  send: Send,
  ...[path, init, refusal]: readonly [...Parameters<Send>, Awaited<ReturnType<Send>>]
): ReturnType<Send> {
  const { challenge } = JSON.parse(refusal.body) as { readonly challenge?: Challenge };
  const solution = challenge && (await solveChallenge({ challenge, deriveKey, timeout: maxMs }));
  if (!solution || init.signal?.aborted) return refusal;
  const proof = btoa(JSON.stringify({ challenge, solution }));
  return send(path, { ...init, headers: { ...init.headers, 'X-Porchlight-Proof': proof } });
}
