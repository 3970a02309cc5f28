import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(async () => {
  await app.stop();
});

it('a login is checked against the password of its own account only', async () => {
  const [before, person] = [await aUser(app), await aUser(app)];
  await app.sql(
    `
      update credential set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('A', 22) || '$' || repeat('A',
        43) where person_id <> $1`,
    [person.id],
  );
  // the row that an unfiltered query would return last
  await app.sql('update credential set password_hash = password_hash where person_id = $1', [person.id]);
  const logIn = async (email: string, password: string) =>
    (await app.post('/login', { body: { email, password } })).status;
  expect([await logIn(person.email, person.password), await logIn(before.email, before.password)]).toEqual([200, 401]);
});
