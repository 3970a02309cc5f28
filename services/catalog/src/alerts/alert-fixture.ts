import { randomUUID } from 'node:crypto';
import {
  asRenter,
  asService,
  guest,
  type Actor,
  type TestResponse,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { AlertRunner } from './sending/alert-runner.ts';

/** Payload of a `mail.requested` event. */
export interface RequestedMail {
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
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Returns the time this many milliseconds from now. */
export const fromNow = (ms: number): Date => new Date(Date.now() + ms);
export const calgary = '/homes/alberta/calgary';
/** Returns a search that differs from those of other numbers. */
export const aSearch = (at: number): string => `${calgary}?maxrate=${1000 + at}`;
export const anAddress = (): string => `${randomUUID().slice(0, 12)}@example.com`;

/** Returns the operations that alert tests share, bound to a running catalog. */
export const alertFixture = (app: TestApp) => {
  const requestedEvents = async (name: string, reader: string) =>
    (
      await app.sql<{ payload: RequestedMail }>(
        `select payload from job where name = $1 and ($2 in (payload ->> 'email', payload ->> 'personId')) order by id`,
        [name, reader],
      )
    ).map(({ payload }) => payload);
  const sendEvent = (name: string, payload: object) =>
    app.post('/internal/events', {
      as: asService('accounts'),
      body: { key: randomUUID(), name, at: new Date().toISOString(), payload },
    });
  const save = (as: Actor, body: object = {}): Promise<TestResponse> =>
    app.post('/email-alerts', { as, body: { url: calgary, ...body } });
  return {
    /** Creates a renter with an instant alert. */
    aRenterWith: async (body: object = {}) => {
      const renter = asRenter();
      const { status } = await save(renter, { frequency: 'instant', ...body });
      if (status !== 201) throw new Error(`saving an alert failed: ${status}`);
      return { renter, id: renter.subject.sub };
    },
    known: (email: string, personId: string) => sendEvent('person.known', { email, personId, isClaimed: true }),
    bounced: (reader: object) => sendEvent('mail.bounced', { list: 'home-alerts', ...reader }),
    save,
    list: async (as: Actor) => (await app.get('/email-alerts', { as })).body.savedSearches,
    change: (as: Actor, id: string, body: object) => app.patch(`/email-alerts/${id}`, { as, body }),
    /**
     * Returns the mails requested for an account or an address; no handler consumes them in tests, so they stay queued.
     */
    mails: (reader: string) => requestedEvents('mail.requested', reader),
    /** Returns only the mails about new or changed listings. */
    listingMails: async (reader: string) =>
      (await requestedEvents('mail.requested', reader)).filter(({ template }) => template === 'alert-listings'),
    mailPreferences: async (reader: string) => [
      ...(await requestedEvents('mail.suppressed', reader)),
      ...(await requestedEvents('mail.wanted', reader)),
    ],
    tokenOf: async (email: string) =>
      (await requestedEvents('mail.requested', email))
        .findLast(({ template }) => template === 'alert-confirm')
        ?.words.path?.slice('/confirm/alert/'.length) ?? '',
    check: (token: string) => app.get(`/confirm/alert/${token}`),
    confirm: (token: string) => app.post(`/confirm/alert/${token}`, { as: guest }),
    unsubscribe: (token: string, body?: object) =>
      app.post(`/new-listings-alerts/unsubscribe/${token}`, { as: guest, ...(body ? { body } : {}) }),
    /** Sends the one-click unsubscribe request of a mail client (RFC 8058). */
    oneClickUnsubscribe: (token: string, form: string, type: string) =>
      app.post(`/new-listings-alerts/unsubscribe/${token}`, {
        as: guest,
        body: Buffer.from(form),
        headers: { 'content-type': type },
      }),
    run: (now: Date) => app.app.get(AlertRunner).run(now),
    /** Records that the rent of a listing was another one until then. */
    rentWas: (before: number, { publicId }: { readonly publicId: string }, at: Date) =>
      app.sql(
        `
          insert into price_change (listing_id, changed_at, old_rent, new_rent) select id, $3, $2, rent from listing
          where public_id = $1`,
        [publicId, before, at],
      ),
    /** Sets the listing time of a listing. */
    async listAt(publicId: string, at: Date) {
      await app.sql(`update listing_search set listed_at = $2 where public_id = $1`, [publicId, at]);
    },
  };
};
