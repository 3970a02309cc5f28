import { aSession, callerAt, openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

const rights = '/api/permissions/get-user-permissions';
let [first, second]: House[] = [];
beforeAll(async () => {
  [first, second] = await Promise.all([openHouse(), openHouse()]);
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
});

/** Both gateways run in this process, as the services of `npm start` do. */
const both = (): [House, House] => {
  if (!first || !second) throw new Error('not open');
  return [first, second];
};
const heard = (house: House) => {
  const { url, headers } = house.accounts.last;
  return url.startsWith('/internal') ? 'nobody' : callerAt('accounts', headers)?.userId;
};
const personOf = (userId: string) => said(aSession({ userId, sessionId: userId, permissions: [] }));

describe('two gateways in one process', () => {
  it('each believe their own accounts, also for the same token at the same moment', async () => {
    const [one, other] = both();
    one.accounts.answers(personOf('0b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11'));
    other.accounts.answers(personOf('1b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11'));
    const headers = { authorization: 'Bearer the-same' };
    await Promise.all([one.ask(rights, { headers }), other.ask(rights, { headers })]);
    expect([heard(one), heard(other)]).toEqual([
      '0b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11',
      '1b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11',
    ]);
  });
});

describe('a token', () => {
  it('counts in the header Authorization alone: in the address or in a cookie it opens nothing', async () => {
    const [house] = both();
    house.accounts.answers(personOf('2b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11'));
    const asked = house.accounts.taken.length;
    await house.ask(`${rights}?access_token=elsewhere`);
    await house.ask(rights, { headers: { cookie: 'access_token=elsewhere; token=elsewhere' } });
    expect(house.accounts.taken.slice(asked).filter(({ url }) => url.startsWith('/internal'))).toEqual([]);
    await house.ask(rights, { headers: { authorization: 'Bearer elsewhere' } });
    expect(heard(house)).toBe('2b9ef0a2-5b1c-4c44-9a70-1f5a3e0c1d11');
  });
});
