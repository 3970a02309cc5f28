import { randomUUID } from 'node:crypto';
import type { Conversation, ConversationsPage } from '@porchlight/contracts/content';
import { asService, asStaff, type TestApp } from '@porchlight/service-kit/testing';

export const relayDomain = 'reply.example.com';
export const support = asStaff(['viewFormSubmissions', 'modifyReportedListings'], 'support');

/** Returns an idempotency key, unique by test. */
export const aKey = (): string => randomUUID().replaceAll('-', '');

/** Returns functions that act on the conversations of a test app. */
export function conversationsIn(app: () => TestApp) {
  const get = async (id: string) =>
    (await app().get(`/support/messages/${id}`, { as: support })).body as unknown as Conversation;
  const aMessage = async (given: object = {}, language = 'en-CA') => {
    const key = aKey();
    const body = { key, name: 'Leila Haddad', email: 'leila@example.com', topic: 'home', page: '/contact', ...given };
    await app().post('/forms/contact/submissions', {
      body: { message: 'May I rent before I arrive?', ...body },
      headers: { 'accept-language': language },
    });
    const [row] = await app().sql<{ id: string }>('select conversation_id as id from form_submission where key = $1', [
      key,
    ]);
    return row?.id ?? '';
  };
  const reply = async (id: string, body: object = {}, as = support) =>
    app().post(`/support/messages/${id}/replies`, {
      as,
      body: { key: aKey(), version: (await get(id)).version, text: 'Yes, you may.', ...body },
    });
  const jobs = async <T extends object>(name: string) =>
    (await app().sql<{ payload: T }>('select payload from job where name = $1 order by id', [name])).map(
      ({ payload }) => payload,
    );
  const mails = async () =>
    (
      await jobs<{
        template: string;
        email: string;
        language: string;
        replyTo?: string;
        words: Record<string, string>;
      }>('mail.requested')
    ).filter(({ template }) => template === 'form-reply');
  const aliasOf = async (id: string) => {
    const [row] = await app().sql<{ alias: string }>('select alias from form_submission where conversation_id = $1', [
      id,
    ]);
    return row?.alias ?? '';
  };
  return {
    get,
    aMessage,
    reply,
    jobs,
    mails,
    aliasOf,
    list: async (query = '') =>
      (await app().get(`/support/messages${query}`, { as: support })).body as unknown as ConversationsPage,
    idsOf: async (query = '') => {
      const { conversations } = (await app().get(`/support/messages${query}`, { as: support }))
        .body as unknown as ConversationsPage;
      return conversations.map(({ id }) => id);
    },
    change: (ids: readonly string[], state: string, as = support) =>
      app().post('/support/messages/state', { as, body: { ids, state } }),
    /** Delivers an answer by mail to the address of a conversation. */
    receive: async (id: string, given: object = {}) =>
      (
        await app().post('/internal/conversation-mails', {
          as: asService('catalog'),
          body: {
            alias: await aliasOf(id),
            key: `mail-${`${aKey()}${aKey()}`.slice(0, 40)}`,
            from: 'leila@example.com',
            text: 'Thank you. When?',
            hadFiles: false,
            ...given,
          },
        })
      ).body as { outcome?: string },
  };
}
