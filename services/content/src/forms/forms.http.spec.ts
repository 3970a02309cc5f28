import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
let last = 0;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const aMessage = (given: object = {}) => ({
  key: `message${String(++last).padStart(16, '0')}`,
  name: 'Leila Haddad',
  email: 'leila@example.com',
  topic: 'question',
  message: `May I rent before I arrive? ${last}`,
  page: '/contact',
  ...given,
});
const send = (body: object, language = 'en-CA', form = 'contact') =>
  app.post(`/forms/${form}/submissions`, { body, headers: { 'accept-language': language } });
const stored = (key: string) =>
  app.sql<Record<string, unknown>>(
    'select answers, language, page, is_suspect, state, form_key from form_submission where key = $1',
    [key],
  );

// No service consumes these events in the test, so they stay queued.
const mailed = async ({ message }: { readonly message: string }) =>
  (
    await app.sql<{ payload: { readonly template: string; readonly email: string; readonly words: object } }>(
      `select payload from job where name = 'mail.requested' and payload -> 'words' ->> 'message' = $1`,
      [message],
    )
  ).map(({ payload: { template, email, words } }) => ({ template, email, words }));

describe('form submission', () => {
  it('is stored with language and page, and mailed to the recipients of the form', async () => {
    const message = aMessage();
    const { status, body } = await send(message, 'fr-CA');
    expect([status, body.message]).toEqual([201, expect.stringContaining('Nous avons votre message')]);
    expect(await stored(message.key)).toEqual([
      {
        answers: {
          name: 'Leila Haddad',
          email: 'leila@example.com',
          topic: 'question',
          message: message.message,
        },
        language: 'fr-CA',
        page: '/contact',
        is_suspect: false,
        state: 'mailed',
        form_key: 'contact',
      },
    ]);
    expect(await mailed(message)).toEqual([
      {
        template: 'contact-message',
        email: 'hello@example.com',
        words: {
          form: 'Write to us',
          senderName: 'Leila Haddad',
          senderEmail: message.email,
          topic: 'A question',
          message: message.message,
          path: '/contact',
        },
      },
    ]);
  });

  it('sent twice, sequentially or concurrently, is stored once', async () => {
    const [later, atOnce] = [aMessage(), aMessage()];
    await send(later);
    expect((await send(later)).status).toBe(201);
    expect((await Promise.all(Array.from({ length: 8 }, () => send(atOnce)))).map(({ status }) => status)).toEqual(
      Array(8).fill(201),
    );
    expect([await stored(later.key), await stored(atOnce.key)].map((rows) => rows.length)).toEqual([1, 1]);
    expect([await mailed(later), await mailed(atOnce)].map((mails) => mails.length)).toEqual([1, 1]);
  });

  it('with the key of a different submission is rejected', async () => {
    const message = aMessage();
    await send(message);
    expect(await send({ ...message, message: 'Something else altogether' })).toMatchObject({
      status: 409,
      body: { code: 'key-taken' },
    });
  });

  it('with a trap that only programs see is mailed with a warning, never lost', async () => {
    const message = aMessage({ website: 'https://example.com' });
    expect((await send(message)).status).toBe(201);
    expect(await stored(message.key)).toMatchObject([{ is_suspect: true }]);
    expect(await mailed(message)).toMatchObject([{ words: { careful: expect.stringContaining('hidden field') } }]);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['no address to reply to', { email: 'leila' }, 'email'],
    ['a topic we do not have', { topic: 'pizza' }, 'topic'],
    ['too short a message', { message: 'Hi' }, 'message'],
    ['too long a message', { message: 'a'.repeat(4001) }, 'message'],
    ['a key of its own making', { key: 'x' }, 'key'],
    ['an unknown field', { admin: true }, 'admin'],
  ])('with %s is rejected at its field', async (_, given, field) => {
    const { status, body } = await send(aMessage(given));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('requires an existing, open form', async () => {
    expect(await send(aMessage(), 'en-CA', 'no-such-form')).toMatchObject({
      status: 404,
      body: { code: 'form-not-found' },
    });
    await app.sql(
      `insert into form (key, label, confirmation, is_open) values ('closed', 'Closed', '{"en-CA": "T"}', false)`,
    );
    expect((await send(aMessage(), 'en-CA', 'closed')).status).toBe(404);
  });

  it('is deleted after exactly twelve months', async () => {
    const [old, young] = [aMessage(), aMessage()];
    for (const message of [old, young]) await send(message);
    const age = (key: string, by: string) =>
      app.sql(
        `
          update form_submission set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval
          where key = $1`,
        [key, by],
      );
    await age(old.key, '12 months 1 day');
    await age(young.key, '11 months 28 days');
    for (const statement of content.definition.sweeps ?? []) await app.sql(statement);
    expect([await stored(old.key), await stored(young.key)].map((rows) => rows.length)).toEqual([0, 1]);
  });
});
