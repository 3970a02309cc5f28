import { randomUUID } from 'node:crypto';
import { SignedLinks } from '@porchlight/service-kit';
import { asService, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aMarket } from './a-market.ts';
import { entitled, startCatalog, sendEntitlements } from './start-catalog.ts';

const market = aMarket(60);
/** Public ids of the listings. */
export const ids = market.homes.map(({ publicId }) => publicId);
export const [first, second, third, never, rented] = ids as [string, string, string, string, string];
export const many = ids.slice(5);
export const owner = market.homes[0]!.ownerUserId;

/** Starts catalog with 60 listings, of which `never` was never public and `rented` is no longer available. */
export async function startWithListings(environment: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const app = await startCatalog(
    market,
    ids.filter((id) => id !== never).map((id) => entitled(id)),
    environment,
  );
  await app.sql(`update listing set published_at = null where public_id = $1`, [never]);
  await app.sql(`update listing set status = 'rented', closed_at = now() where public_id = $1`, [rented]);
  await sendEntitlements(app, [entitled(rented, { version: 2 })]);
  return app;
}

export const aKey = () => randomUUID().replaceAll('-', '');
export const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
/** Body of an inquiry. */
export const inquiry = (over: object = {}) => ({
  listingId: first,
  key: aKey(),
  firstName: 'Leila',
  lastName: 'Haddad',
  email: anAddress(),
  message: `Is the home still free in March? ${randomUUID()}`,
  consentToShare: true,
  sharesContact: true,
  ...over,
});
export const statusesOf = (responses: readonly { readonly status: number }[]) =>
  responses.map(({ status }) => status).sort();

/** Token of a page view of a listing, signed this many seconds ago. */
export const pageViewOf = (app: TestApp, listingId: string, secondsAgo = 30): string =>
  app.app.get(SignedLinks).sign('page-view', listingId, 7 * 86_400 - secondsAgo).text;

interface Counts {
  readonly leads: number;
  readonly messages: number;
}
interface Job {
  readonly name: string;
  readonly payload: {
    readonly template?: string;
    readonly email?: string;
    readonly personId?: string;
    readonly words?: Record<string, string>;
  };
}
/** Returns the calls of the tests, and what they left in the database. */
export function inquiriesIn(app: () => TestApp) {
  const send = (body: Readonly<Record<string, unknown>>, as: Actor = guest, language = 'en-CA') =>
    app().post('/renter-inquire', {
      as,
      body: { pageView: pageViewOf(app(), String(body['listingId'] ?? first)), ...body },
      headers: { 'accept-language': language },
    });
  const idOf = async ({ key }: { readonly key: string }) =>
    (await app().sql<{ id: string }>('select inquiry_id as id from inquiry_message where key = $1', [key]))[0]?.id;
  // No handler consumes these events in tests, so they stay queued.
  const askedFor = (email: string) =>
    app().sql<Job>(
      `
        select name, payload from job where payload ->> 'email' = $1 or payload -> 'words' ->> 'renterEmail' = $1
        order by id`,
      [email],
    );
  return {
    send,
    idOf,
    askedFor,
    /** Sends an inquiry and returns the id under which it is stored. */
    sendAndFind: async (body: ReturnType<typeof inquiry>, as?: Actor) => {
      expect((await send(body, as)).status).toBeLessThan(300);
      return idOf(body);
    },
    countsOf: async (email: string) =>
      (
        await app().sql<Counts>(
          `
            select count(distinct i.id)::int as leads, count(m.id)::int as messages
            from inquiry i join inquiry_message m on m.inquiry_id = i.id where i.email = $1`,
          [email],
        )
      )[0],
    isConfirmed: async (id: string | undefined) =>
      (
        await app().sql<{ isConfirmed: boolean }>(
          'select is_address_confirmed as "isConfirmed" from inquiry where id = $1',
          [id],
        )
      )[0]?.isConfirmed,
    /** Reports the account of an address, as accounts does. */
    known: (email: string, personId: string, over: object = {}) =>
      app().post('/internal/events', {
        as: asService('accounts'),
        body: {
          key: randomUUID(),
          name: 'person.known',
          at: new Date().toISOString(),
          payload: { email, personId, isClaimed: true, isNewlyVerified: true, ...over },
        },
      }),
  };
}
