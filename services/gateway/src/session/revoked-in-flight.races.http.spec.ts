import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { raceRounds } from '@porchlight/service-kit/testing';
import { aSession, openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.stop();
});

const json = { 'content-type': 'application/json' };
const ask = (token: string, path: string, method = 'GET') =>
  house.ask(path, { method, headers: { ...json, authorization: `Bearer ${token}` } });

/** A person with two sessions, and an accounts that says of one of them what is true when it is asked; its answers arrive when `letGo` says so. */
function somebody() {
  const [userId, own, stolen] = [randomUUID(), randomUUID(), randomUUID()];
  const waiting: (() => void)[] = [];
  let isRevoked = false;
  house.accounts.answers((request, response, body) => {
    if (request.url === '/user/sign-out-everywhere') isRevoked = true;
    if (request.url !== '/internal/sessions/resolve') {
      void said({})(request, response, body);
      return;
    }
    const { token } = JSON.parse(body) as { token: string };
    const answer = said(isRevoked ? {} : aSession({ userId, sessionId: token }));
    if (token === stolen && !isRevoked)
      waiting.push(() => {
        void answer(request, response, body);
      });
    else void answer(request, response, body);
  });
  return {
    own,
    stolen,
    isAsked: () => waiting.length > 0,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

describe('a session that ends while requests are on their way (T-R11)', () => {
  it.each(raceRounds())('is dead for whatever comes after its end, round %i', async (round) => {
    const { own, stolen, isAsked, letGo } = somebody();
    await ask(own, '/api/my-user');
    const inFlight = Array.from({ length: 20 }, () => ask(stolen, '/api/my-user'));
    while (!isAsked()) await turn();
    // The answer that it lives arrives before its end, at the same moment, or after.
    if (round % 3 === 1) letGo();
    const ended = ask(own, '/api/user/sign-out-everywhere', 'POST');
    if (round % 3 === 2) letGo();
    expect((await ended).status).toBe(200);
    letGo();
    await Promise.all(inFlight);
    const after = await Promise.all(Array.from({ length: 20 }, () => ask(stolen, '/api/my-user')));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 401));
  });
});
