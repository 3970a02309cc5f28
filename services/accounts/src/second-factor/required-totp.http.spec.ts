import { asService, asUser, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { rolePermissions } from '../rights/role-permissions.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { aSecondFactorUser, codeOf, setupOf } from '../testing/second-factor-user.ts';

let production: TestApp;
beforeAll(async () => {
  production = await startForTest(accounts, {
    NODE_ENV: 'production',
    SHUTDOWN_DELAY_MS: '0',
    PUBLIC_ORIGIN: 'https://homes.example',
    MAIL_OUTBOX: 'on',
  });
});
afterAll(async () => {
  await production.stop();
});

let network = 0;
const signIn = ({ email, password }: TestUser) =>
  production.post('/login', { body: { email, password }, ip: `192.88.${(network += 1)}.9` });
const as = (user: TestUser) => asUser(user.id, 'any', ['support']);

describe('in production', () => {
  const permissionsOf = async (token: string) =>
    (await production.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session
      .permissions;

  it('staff have no permissions until two-factor authentication is enabled', async () => {
    await aSecondFactorUser(production); // another user's second factor must not count
    const user = await aUser(production, { roles: ['support'] });
    const token: string = (await signIn(user)).body.tokenInfo.access_token;
    expect(await permissionsOf(token)).toEqual([]);
    expect((await production.get('/permissions/get-user-permissions', { as: as(user) })).body.permissions).toEqual({});
    expect((await production.get('/user/totp', { as: as(user) })).body).toMatchObject({
      isOn: false,
      isRequired: true,
    });
    expect((await production.get('/my-user', { as: as(user) })).body.user.needsSecondStep).toBe(true);
    const {
      body: { secret },
    } = await setupOf(production, user).start();
    await setupOf(production, user).confirm(codeOf(secret));
    expect(await permissionsOf(token)).toEqual([...rolePermissions.support].sort());
    expect((await production.get('/my-user', { as: as(user) })).body.user.needsSecondStep).toBeUndefined();
  });
  it('renters and landlords need none', async () => {
    const user = await aUser(production, { roles: ['landlord'] });
    expect(await permissionsOf((await signIn(user)).body.tokenInfo.access_token)).toEqual(
      [...rolePermissions.landlord].sort(),
    );
  });
});
