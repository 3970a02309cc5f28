import { validSession, callerAt, startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

const rights = '/api/permissions/get-user-permissions';
let [first, second]: GatewayFixture[] = [];
beforeAll(async () => {
  [first, second] = await Promise.all([startGateway(), startGateway()]);
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
});

/** Both gateways run in one process, as the services of `npm start` do. */
const both = (): [GatewayFixture, GatewayFixture] => {
  if (!first || !second) throw new Error('not open');
  return [first, second];
};
const heard = (gatewayFixture: GatewayFixture) => {
  const { url, headers } = gatewayFixture.accounts.lastRequest;
  return url.startsWith('/internal') ? 'nobody' : callerAt('accounts', headers)?.userId;
};
const personOf = (userId: string) => jsonResponse(validSession({ userId, sessionId: userId, permissions: [] }));

describe('two gateways in one process', () => {
  it('each resolve a token with their own accounts service, also concurrently', async () => {
    const [one, other] = both();
    one.accounts.respondWith(personOf('0b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11'));
    other.accounts.respondWith(personOf('1b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11'));
    const headers = { authorization: 'Bearer the-same' };
    await Promise.all([one.request(rights, { headers }), other.request(rights, { headers })]);
    expect([heard(one), heard(other)]).toEqual([
      '0b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11',
      '1b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11',
    ]);
  });
});

describe('a token', () => {
  it('is accepted only in the Authorization header, not in a URL or cookie', async () => {
    const [gatewayFixture] = both();
    gatewayFixture.accounts.respondWith(personOf('2b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11'));
    const requestsBefore = gatewayFixture.accounts.requests.length;
    await gatewayFixture.request(`${rights}?access_token=elsewhere`);
    await gatewayFixture.request(rights, { headers: { cookie: 'access_token=elsewhere; token=elsewhere' } });
    expect(
      gatewayFixture.accounts.requests.slice(requestsBefore).filter(({ url }) => url.startsWith('/internal')),
    ).toEqual([]);
    await gatewayFixture.request(rights, { headers: { authorization: 'Bearer elsewhere' } });
    expect(heard(gatewayFixture)).toBe('2b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11');
  });
});
