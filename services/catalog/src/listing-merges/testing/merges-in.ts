import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { ListingMerge, ListingMergePreview, MergeCandidates } from '@porchlight/contracts/catalog';
import { asStaff, overlapping, type Actor, type TestApp, type TestResponse } from '@porchlight/service-kit/testing';
import { aMarket, type FixtureListing } from '../../testing/a-market.ts';
import { startCatalog } from '../../testing/start-catalog.ts';

const size = 400;
export const market = aMarket(size);
export const companyId = market.companies[0]!.id;
export const owner = market.homes[0]!.ownerUserId;
const homes = market.homes.filter((home) => home.companyId === companyId);
homes.forEach((home, at) => Object.assign(home, { street: `${at} Oak Street`, cityId: 11, currency: 'CAD' }));
/** A listing of another company. */
export const stranger = market.homes[1]!;
export const anAgent = () => asStaff(['mergeListings'], 'support');
export const agent = anAgent();

const blockedSql = `
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and position('update favourite' in query) > 0`;

export const startWithCompany = (): Promise<TestApp> => startCatalog(market);

/** Returns the calls of the tests about merges of listings, and what they left in the database. */
export function mergesIn(app: () => TestApp) {
  let used = 0;
  const path = (end = '', company = companyId) => `/support/company-listings/${company}${end}`;
  const choiceOf = (canonical: string, duplicates: readonly string[], over: object = {}) => ({
    canonicalId: canonical,
    duplicateIds: duplicates,
    ...over,
  });
  const versions = (ids: readonly string[]) =>
    app().sql<{ id: string; version: number }>(
      'select public_id as id, version from listing where public_id = any($1)',
      [ids],
    );
  const preview = (choice: object, as: Actor = agent, company = companyId) =>
    app().post(path('/merges/preview', company), { as, body: choice });
  const send = (body: object, as: Actor = agent, company = companyId) =>
    app().post(path('/merges', company), { as, body });
  /** Merges listings in their current versions. */
  const merge = async (canonical: string, duplicates: readonly string[], over: object = {}, as: Actor = agent) =>
    send(choiceOf(canonical, duplicates, { versions: await versions([canonical, ...duplicates]), ...over }), as);
  const undo = (id: string, as: Actor = agent, company = companyId) =>
    app().post(path(`/merges/${id}/undo`, company), { as });
  const insertFor = async (ids: readonly string[], sql: string, values: readonly unknown[] = []) => {
    for (const id of ids)
      await app().sql(sql.replaceAll('$listing', `(select id from listing where public_id = '${id}')`), [...values]);
  };
  return {
    choiceOf,
    versions,
    preview,
    send,
    merge,
    undo,
    /** Returns listings of the company that no other test uses. */
    someListings: <N extends 2 | 3 | 4>(count: N) => {
      const taken = homes.slice(used, (used += count)) as FixtureListing[];
      return taken.map(({ publicId }) => publicId) as N extends 2
        ? [string, string]
        : N extends 3
          ? [string, string, string]
          : [string, string, string, string];
    },
    candidates: async (search = '') =>
      (await app().get(path(`/merge-candidates${search}`), { as: agent })).body as MergeCandidates,
    list: async () => ((await app().get(path('/merges'), { as: agent })).body as { merges: ListingMerge[] }).merges,
    previewed: async (canonical: string, duplicates: readonly string[]) =>
      (await preview(choiceOf(canonical, duplicates))).body as ListingMergePreview,
    /** Merges listings, and returns the merge. */
    merged: async (canonical: string, duplicates: readonly string[], over: object = {}) => {
      const response = await merge(canonical, duplicates, over);
      if (response.status !== 200) throw new Error(`a merge returned ${response.status} ${response.bytes.toString()}`);
      return response.body as ListingMerge;
    },
    undone: async (id: string) => {
      const response = await undo(id);
      if (response.status !== 200) throw new Error(`an undo returned ${response.status} ${response.bytes.toString()}`);
      return response.body as ListingMerge;
    },
    stateOf: async (id: string) =>
      (
        await app().sql<{ status: string; into: string | null; isShown: boolean }>(
          `select l.status, o.public_id as into, exists (select from listing_search s where s.id = l.id) as "isShown"
          from listing l left join listing o on o.id = l.merged_into_id where l.public_id = $1`,
          [id],
        )
      )[0],
    setState: (id: string, status: string) =>
      app().sql(
        `with gone as (delete from listing_search s using listing l where s.id = l.id and l.public_id = $1)
        update listing set status = $2, closed_at = now() where public_id = $1`,
        [id, status],
      ),
    offersOf: (id: string) =>
      app().sql<{ isOffered: boolean; isRestored: boolean | null }>(
        `select (payload->>'isOffered')::boolean as "isOffered", (payload->>'isRestored')::boolean as "isRestored"
        from job where name = 'listing.offered' and payload->>'listingId' = $1 order by id`,
        [id],
      ),
    /** Executes a statement that names a listing, for each of the listings. */
    insertFor,
    /** Sends requests while a merge is under way; each of them waits for it. Returns the merge and their responses. */
    duringMerge: async (
      canonical: string,
      duplicate: string,
      requests: readonly (() => Promise<TestResponse>)[],
    ): Promise<TestResponse[]> => {
      await insertFor([duplicate], 'insert into favourite (user_id, listing_id) values ($1::uuid, $listing)', [
        aUser(),
      ]);
      const favourites = `select from favourite where listing_id = (select id from listing where public_id = $1) for update`;
      return overlapping(app(), { text: favourites, values: [duplicate], holds: 'id' }, () => {
        const merging = merge(canonical, [duplicate]);
        const isHeld = (async () => {
          while ((await app().sql(blockedSql)).length === 0) await turn();
        })();
        return [merging, ...requests.map((request) => isHeld.then(request))];
      });
    },
    /** Values of a column of the rows of a table that a listing has. */
    of: async (id: string, table: string, column: string) =>
      (
        await app().sql<{ value: unknown }>(
          `select ${column} as value from ${table} where listing_id = (select id from listing where public_id = $1)
          order by 1`,
          [id],
        )
      ).map(({ value }) => value),
  };
}
export const aUser = () => randomUUID();
