import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { solveChallenges } from './solve-challenges.ts';
import type { Send } from './services.ts';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'another' };
const challengeOf = () => createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 7, deriveKey, ...secrets });
const done = { status: 200, body: '{}' };

function sendWith(...responses: readonly Awaited<ReturnType<Send>>[]) {
  const proofs: (string | undefined)[] = [];
  const send = solveChallenges(async (_path, { headers }) => {
    proofs.push(headers['X-Porchlight-Proof']);
    return responses[proofs.length - 1] ?? done;
  });
  return { send: () => send('/register', { method: 'POST', headers: { Accept: 'x' }, body: '{}' }), proofs };
}

it('repeats a call over its limit once, with the solved challenge', async () => {
  const challenge = await challengeOf();
  const { send, proofs } = sendWith({ status: 429, body: JSON.stringify({ message: 'Wait', challenge }) });
  expect(await send()).toBe(done);
  const payload = JSON.parse(atob(proofs[1] ?? '')) as { challenge: typeof challenge; solution: never };
  expect(payload.challenge).toEqual(challenge);
  expect((await verifySolution({ ...payload, deriveKey, ...secrets })).verified).toBe(true);
  expect(proofs).toHaveLength(2);
});

it.each([
  ['without a challenge', '{"message":"Wait"}'],
  ['with an unsolvable challenge', '{"message":"Wait","challenge":{"parameters":{}}}'],
])('leaves a 429 %s to the screen', async (_, body) => {
  const refused = { status: 429, body };
  const { send, proofs } = sendWith(refused);
  expect(await send()).toBe(refused);
  expect(proofs).toHaveLength(1);
});
