import type { FeedInput, FeedRunResult, FeedRunRow } from '@porchlight/contracts/catalog';
import { asStaff, type TestApp } from '@porchlight/service-kit/testing';
import { until } from '../../locations/until.ts';
import { csvFeed } from '../reading/testing/feed-files.ts';
import type { Partner } from './a-partner.ts';

export const administrator = asStaff(['viewFeeds', 'createFeeds', 'modifyFeeds', 'showFeedLogs'], 'site-administrator');
export const support = asStaff(['viewFeeds', 'showFeedLogs'], 'support');

/** A row of a table: a home of its own in Calgary; `over` replaces fields. */
export function aRow(
  id: number | string,
  over: { readonly rent?: number | string; readonly beds?: number | string; readonly city?: string } = {},
): string {
  const { rent = 1_500, beds = 2, city = 'Calgary' } = over;
  return `${id},"${id} Feed Street",${city},Alberta,T2P 1J9,${rent},${beds},1,800,Condo,Immediate,`;
}
/** Rows of homes with the ids from 1 to `count`. */
export const someRows = (count: number): string[] => Array.from({ length: count }, (_, at) => aRow(at + 1));

/** A saved feed. */
export interface SavedFeed {
  readonly id: string;
  readonly version: number;
}

/** Returns calls about feeds of a catalog that starts later. */
export function feedsIn(app: () => TestApp, partner: () => Partner, companyId: string) {
  const bodyOf = (over: Partial<FeedInput>): FeedInput => ({
    name: 'Maple Homes',
    company: companyId,
    format: 'csv',
    address: partner().address,
    schedule: 'daily',
    mode: 'full',
    identity: 'id',
    mapping: [],
    city: null,
    autoEnables: true,
    isActive: false,
    contactEmail: null,
    ...over,
  });
  const create = (over: Partial<FeedInput> = {}) =>
    app().post('/admin/feeds', { as: administrator, body: bodyOf(over) });
  const run = async (id: string) =>
    (await app().get(`/support/feed-runs/${id}`, { as: support })).body.run as FeedRunResult;
  const settled = async (id: string): Promise<FeedRunResult> => {
    await until(async () => !['queued', 'reading', 'applying'].includes((await run(id)).state));
    return run(id);
  };
  const start = async ({ id }: SavedFeed) =>
    (await app().post(`/admin/feeds/${id}/runs`, { as: administrator })).body.run as FeedRunResult;
  return {
    bodyOf,
    create,
    run,
    settled,
    start,
    aFeed: async (over: Partial<FeedInput> = {}): Promise<SavedFeed> => {
      const { status, body } = await create(over);
      if (status !== 201) throw new Error(`a feed was refused: ${status} ${JSON.stringify(body)}`);
      return body as SavedFeed;
    },
    /** Runs a feed with a file of these rows, until it ends or is held. */
    runWith: async (feed: SavedFeed, rows: readonly string[]): Promise<FeedRunResult> => {
      // Two feeds of one company with the same homes would be suspected.
      partner().file = csvFeed(...rows.map((row) => row.replace('Feed Street', `Street ${feed.id}`)));
      return settled((await start(feed)).id);
    },
    approve: (id: string, as = administrator) => app().post(`/admin/feed-runs/${id}/approved`, { as }),
    rowsOf: async (id: string, query = '') =>
      (await app().get(`/support/feed-runs/${id}/rows?${query}`, { as: support })).body.rows as FeedRunRow[],
    /** Returns the listings of a feed by the ids of the file. */
    listingsOf: ({ id }: SavedFeed) =>
      app().sql<{ key: string; id: string; status: string; rent: number; title: string; reason: string | null }>(
        `select external_key as key, public_id as id, status, rent, title, status_reason as reason
         from feed_home join listing on listing.id = listing_id where feed_id = $1 order by length(external_key), 1`,
        [id],
      ),
  };
}
