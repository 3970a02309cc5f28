import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { listEntitlementCopies, maxEntitlementCopies } from '@porchlight/contracts/internal';
import { errorFields, Log, ServiceClient, SqlPool } from '@porchlight/service-kit';
import { RepeatedWork } from '../repeated-work.ts';

const watchMs = 3_600_000;
/** Violations of a page that are written to the log. */
const maxLogged = 100;

// The copies were read before: a copy may be behind for as long as its event is delivered, but never ahead.
const violationsSql = `
  select 'L11' as invariant, coalesce(listing_id, copy."listingId") as subject
  from (select * from entitlement where listing_id > $2 and ($3::text is null or listing_id <= $3)) truth
  full join jsonb_to_recordset($1::jsonb) as copy ("listingId" text, enabled boolean, featured boolean, version int)
    on copy."listingId" = listing_id
  where listing_id is null or copy.version > truth.version
    or (copy.version = truth.version and (copy.enabled, copy.featured) <> (truth.enabled, truth.featured))
    or (coalesce(copy.version, 0) < truth.version and changed_at < now() - interval '5 minutes')
  order by 2 limit ${maxLogged}`;

/**
 * Compares the entitlements with their copies in catalog every hour, page by page; a copy that is ahead, different, or
 * behind for more than 5 minutes is an error in the log (invariant L11). Not a job of the outbox, whose transaction
 * would stay open while catalog is called.
 */
@Injectable()
export class CopiesWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #checks = new RepeatedWork(() => this.check(), watchMs);

  constructor(
    private readonly pool: SqlPool,
    private readonly client: ServiceClient,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#checks.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#checks.stop();
  }

  /** While catalog does not respond, nothing is compared until the next check. */
  async check(): Promise<void> {
    try {
      let after: string | undefined = '';
      while (after !== undefined) after = await this.#checkPage(after);
    } catch (error) {
      this.log.warn('entitlements not compared', errorFields(error));
    }
  }

  /** Returns the last listing of the page, undefined for the last page. */
  async #checkPage(after: string): Promise<string | undefined> {
    const { entitlements } = await this.client.call(listEntitlementCopies, { query: after === '' ? {} : { after } });
    const last = entitlements.length === maxEntitlementCopies ? entitlements.at(-1)?.listingId : undefined;
    const compared = [JSON.stringify(entitlements), after, last ?? null];
    for (const violation of await this.pool.rows('compare_entitlements', violationsSql, compared))
      this.log.error('ledger invariant violated', violation);
    return last;
  }
}
