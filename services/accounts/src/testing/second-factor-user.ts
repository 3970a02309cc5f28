import { asUser, type TestApp } from '@porchlight/service-kit/testing';
import { generateSync } from 'otplib';
import { aUser, type TestUser } from './a-user.ts';

/** User with two-factor authentication in the test database. */
export interface SecondFactorUser extends TestUser {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Returns the code that an app shows, a number of 30-second steps from now. */
export const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * later });

/** Returns the requests of a user who sets up two-factor authentication. */
export const setupOf = (app: TestApp, user: TestUser) => {
  const as = asUser(user.id, 'any', ['support']);
  return {
    start: (current = user.password) => app.post('/user/totp', { as, body: { current_password: current } }),
    confirm: (code: string) => app.post('/user/totp/confirm', { as, body: { code } }),
  };
};

/** Resets the last step, as if the last code were long ago. */
export const resetLastStep = (app: TestApp, { id }: TestUser): Promise<object[]> =>
  app.sql('update totp set last_step = 0 where person_id = $1', [id]);

/** Inserts a staff member who has set up two-factor authentication. */
export async function aSecondFactorUser(app: TestApp): Promise<SecondFactorUser> {
  const user = await aUser(app, { roles: ['support'] });
  const { start, confirm } = setupOf(app, user);
  const secret: string = (await start()).body.secret;
  const { body } = await confirm(codeOf(secret));
  await resetLastStep(app, user);
  return { ...user, secret, recoveryCodes: body.recoveryCodes as string[] };
}
