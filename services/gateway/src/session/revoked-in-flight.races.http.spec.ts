import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { raceRounds } from '@porchlight/service-kit/testing';
import { validSession, startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway();
});
afterAll(async () => {
  await gatewayFixture.stop();
});

const json = { 'content-type': 'application/json' };
const ask = (token: string, path: string, method = 'GET') =>
  gatewayFixture.request(path, { method, headers: { ...json, authorization: `Bearer ${token}` } });

/**
 * User with two sessions, and an accounts stub that answers with the state at the time of the request; responses are
 * held back until `letGo` is called.
 */
function somebody() {
  const [userId, own, stolen] = [randomUUID(), randomUUID(), randomUUID()];
  const waiting: (() => void)[] = [];
  let isRevoked = false;
  gatewayFixture.accounts.respondWith((request, response, body) => {
    if (request.url === '/user/sign-out-everywhere') isRevoked = true;
    if (request.url !== '/internal/sessions/resolve') {
      void jsonResponse({})(request, response, body);
      return;
    }
    const { token } = JSON.parse(body) as { token: string };
    const answer = jsonResponse(isRevoked ? {} : validSession({ userId, sessionId: token }));
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

describe('a session that ends while requests are in flight (T-R11)', () => {
  it.each(raceRounds())('rejects every request after the session ended, round %i', async (round) => {
    const { own, stolen, isAsked, letGo } = somebody();
    await ask(own, '/api/my-user');
    const inFlight = Array.from({ length: 20 }, () => ask(stolen, '/api/my-user'));
    while (!isAsked()) await turn();
    // The response with a valid session arrives before, together with or after the end of the session.
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
