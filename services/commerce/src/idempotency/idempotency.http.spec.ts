import { randomUUID } from 'node:crypto';
import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { Idempotency } from './idempotency.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

describe('a request with a key', () => {
  it('returns the stored response to its own user, whatever others did with the key', async () => {
    const idempotency = app.app.get(Idempotency, { strict: false });
    const key = randomUUID().replaceAll('-', '');
    const [ana, ben] = [randomUUID(), randomUUID()];
    const once = (personId: string, response: string) =>
      idempotency.once({ personId, route: 'POST /x', body: { key } }, () => Promise.resolve({ response }));
    expect([await once(ana, 'first'), await once(ben, 'second')]).toEqual([
      { response: 'first' },
      { response: 'second' },
    ]);
    expect([await once(ana, 'again'), await once(ben, 'again')]).toEqual([
      { response: 'first' },
      { response: 'second' },
    ]);
  });
});
