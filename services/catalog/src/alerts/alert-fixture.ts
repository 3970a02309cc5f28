import { randomUUID } from 'node:crypto';
import { asService, guest, type Actor, type TestAnswer, type TestApp } from '@porchlight/service-kit/testing';
import { AlertRunner } from './alert-runner.ts';

/** A mail that catalog asked accounts for. */
export interface AskedMail {
  readonly template: string;
  readonly key: string;
  readonly personId?: string;
  readonly email?: string;
  readonly language: string;
  readonly list?: string;
  readonly unsubscribeToken?: string;
  readonly words: {
    readonly search: string;
    readonly frequency: string;
    readonly path?: string;
    readonly total?: string;
    readonly pauseDay?: string;
    readonly items?: readonly { readonly title: string; readonly facts: string; readonly path: string }[];
  };
}
export const calgary = '/homes/alberta/calgary';
export const anAddress = (): string => `${randomUUID().slice(0, 12)}@example.com`;

/** What tests of alerts do again and again, on a running catalog. */
export const alertsOn = (app: TestApp) => {
  const asked = async (name: string, reader: string) =>
    (
      await app.sql<{ payload: AskedMail }>(
        `select payload from job where name = $1 and ($2 in (payload ->> 'email', payload ->> 'personId')) order by id`,
        [name, reader],
      )
    ).map(({ payload }) => payload);
  const tell = (name: string, payload: object) =>
    app.post('/internal/events', {
      as: asService('accounts'),
      body: { key: randomUUID(), name, at: new Date().toISOString(), payload },
    });
  return {
    known: (email: string, personId: string) => tell('person.known', { email, personId, isClaimed: true }),
    bounced: (reader: object) => tell('mail.bounced', { list: 'home-alerts', ...reader }),
    save: (as: Actor, body: object = {}): Promise<TestAnswer> =>
      app.post('/email-alerts', { as, body: { url: calgary, ...body } }),
    list: async (as: Actor) => (await app.get('/email-alerts', { as })).body.savedSearches,
    change: (as: Actor, id: string, body: object) => app.patch(`/email-alerts/${id}`, { as, body }),
    /** Mails that were asked for a person or an address; nobody takes them here, so they wait. */
    mails: (reader: string) => asked('mail.requested', reader),
    wishes: async (reader: string) => [
      ...(await asked('mail.suppressed', reader)),
      ...(await asked('mail.wanted', reader)),
    ],
    tokenOf: async (email: string) =>
      (await asked('mail.requested', email))
        .findLast(({ template }) => template === 'alert-confirm')
        ?.words.path?.slice('/confirm/alert/'.length) ?? '',
    look: (token: string) => app.get(`/confirm/alert/${token}`),
    confirm: (token: string) => app.post(`/confirm/alert/${token}`, { as: guest }),
    leave: (token: string, body?: object) =>
      app.post(`/new-listings-alerts/unsubscribe/${token}`, { as: guest, ...(body ? { body } : {}) }),
    /** What a mail program sends when its reader presses 'Unsubscribe'. */
    press: (token: string, form: string, type: string) =>
      app.post(`/new-listings-alerts/unsubscribe/${token}`, {
        as: guest,
        body: Buffer.from(form),
        headers: { 'content-type': type },
      }),
    run: (now: Date) => app.app.get(AlertRunner).run(now),
    /** Puts a home on the market at a moment. */
    async listAt(publicId: string, at: Date) {
      await app.sql(`update listing_search set listed_at = $2 where public_id = $1`, [publicId, at]);
    },
  };
};
