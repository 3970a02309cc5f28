import { randomUUID } from 'node:crypto';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { MailCodes } from './mail-codes.ts';

let app: TestApp;
let codes: MailCodes;
beforeAll(async () => {
  app = await startForTest(accounts);
  codes = app.app.get(MailCodes, { strict: false });
});
afterAll(() => app.stop());

/** Creates a landlord code for a new account. */
async function aCode() {
  const { body } = await app.post('/register', {
    body: {
      firstName: 'Ana',
      lastName: 'Silva',
      email: `code-${randomUUID().slice(0, 8)}@example.com`,
      password: 'seven blue trams at noon',
      password_confirmation: 'seven blue trams at noon',
    },
  });
  const key = { personId: body.user.id as string, purpose: 'landlord' } as const;
  const code = await app.app.get(DataSource, { strict: false }).transaction((manager) => codes.create(manager, key));
  return { key, code: code ?? '' };
}

describe.each(['session', 'anyone'] as const)('a mail code that is entered by %s', (source) => {
  it('is the one of its account, whose attempts it uses alone', async () => {
    const [first, second] = [await aCode(), await aCode()];
    for (const { key } of [second, first, first, first, first, first])
      expect(await codes.consume(key, 'not it', source)).toBe(false);
    expect(await codes.consume(second.key, second.code, source)).toBe(true);
    expect(await codes.consume(first.key, first.code, source)).toBe(false);
  });
});
