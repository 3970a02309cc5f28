import { Injectable } from '@nestjs/common';
import type {
  CreditPrices,
  EnableListing,
  FeatureListing,
  ListingCosts,
  ListingPublication,
} from '@porchlight/contracts/commerce';
import type { Entitlement } from '@porchlight/contracts/internal';
import { changedRowOrFail, notFound, Outbox, Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postCharges, type Charge } from '../charges/post-charges.ts';
import { CreditPricesService } from '../credit-prices/credit-prices.service.ts';
import { pauseSql, returningEntitlement, unfeatureSql } from '../entitlements/entitlement-changes.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { regionCurrency } from '../region-currency.ts';
import { chargesOfEnabling, chargesOfFeaturing, costsOf, creditsOf } from './listing-charges.ts';
import { messages } from './messages.ts';
import { PublishingReads, type OwnListing } from './publishing-reads.ts';

const enableSql = `
  update entitlement set enabled = true, enabled_at = now(),
    activated_on = case when $2 then $3::date else activated_on end,
    version = version + 1, changed_at = now()
  where listing_id = $1 and not enabled ${returningEntitlement}`;
const featureSql = `
  update entitlement set featured = true, featured_at = now(), featured_on = $2, version = version + 1,
    changed_at = now()
  where listing_id = $1 and enabled and not featured ${returningEntitlement}`;

/** A change of a listing, planned under the locks of wallet and listing. */
interface Change {
  readonly charges: readonly Charge[];
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Turns listings on and off and features them, charged to the wallet of the company in the same transaction. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly companies: LandlordCompanies,
    private readonly reads: PublishingReads,
    private readonly prices: CreditPricesService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** Returns what changes of a listing cost now. Throws 404 for a listing of another company. */
  async costs(personId: string, listingId: string): Promise<ListingCosts> {
    const prices = await this.#prices(personId);
    const own = await this.reads.find(personId, listingId);
    if (!own) throw notFound(messages.listingNotFound);
    return costsOf(own, own.wallet, prices);
  }

  async enable(personId: string, listingId: string, body: EnableListing): Promise<ListingPublication> {
    const route = `POST /ecommerce/enable/${listingId}`;
    const prices = await this.#prices(personId);
    return this.idempotency.once({ personId, route, body }, (manager) =>
      this.#change(manager, { personId, listingId, expected: body.expectedCredits, prices }, (listing) => {
        if (listing.enabled === body.enabled) return undefined;
        if (!body.enabled) return { charges: [], sql: pauseSql, values: [[listingId]] };
        if (!listing.isOffered) throw new Problem(409, 'not-offered', messages.notOffered);
        requireNotFrozen(listing);
        requireMayTurnOn(listing);
        const charges = chargesOfEnabling(listing, listing.wallet.live, prices);
        const isActivated = charges.some(({ kind }) => kind === 'activation');
        return { charges, sql: enableSql, values: [listingId, isActivated, listing.wallet.today] };
      }),
    );
  }

  async feature(personId: string, listingId: string, body: FeatureListing): Promise<ListingPublication> {
    const route = `POST /ecommerce/featured/${listingId}`;
    const prices = await this.#prices(personId);
    return this.idempotency.once({ personId, route, body }, (manager) =>
      this.#change(manager, { personId, listingId, expected: body.expectedCredits, prices }, (listing) => {
        if (listing.featured === body.featured) return undefined;
        if (!body.featured) return { charges: [], sql: unfeatureSql, values: [[listingId]] };
        requireNotFrozen(listing);
        if (listing.restriction) throw new Problem(409, 'account-restricted', messages.noFeaturing);
        if (!listing.enabled) throw new Problem(409, 'not-live', messages.notLive);
        return {
          charges: chargesOfFeaturing(listing, prices),
          sql: featureSql,
          values: [listingId, listing.wallet.today],
        };
      }),
    );
  }

  async #prices(personId: string): Promise<CreditPrices> {
    const company = await this.companies.find(personId);
    if (!company) throw notFound(messages.listingNotFound);
    return this.prices.current(regionCurrency(company.language));
  }

  /** Plans a change under the locks, charges it and reports it to catalog; a plan of nothing changes nothing. */
  async #change(
    manager: EntityManager,
    request: { personId: string; listingId: string; expected: number | undefined; prices: CreditPrices },
    plan: (listing: OwnListing) => Change | undefined,
  ): Promise<ListingPublication> {
    const { personId, listingId, expected, prices } = request;
    const listing = await this.reads.lock(manager, { personId, listingId });
    if (!listing) throw notFound(messages.listingNotFound);
    const { enabled, featured, wallet, companyId } = listing;
    const change = plan(listing);
    if (!change) return { listingId, enabled, featured, credits: wallet.credits };
    const credits = creditsOf(change.charges);
    if (expected !== undefined && expected !== credits)
      throw new Problem(409, 'price-changed', messages.priceChanged, { current: costsOf(listing, wallet, prices) });
    if (credits > wallet.credits)
      throw new Problem(402, 'credits-short', messages.creditsShort(credits, wallet.credits), {
        current: costsOf(listing, wallet, prices),
      });
    if (change.charges.length > 0)
      await postCharges(manager, { companyId, date: wallet.today, charges: change.charges });
    const changed = await changedRowOrFail<Entitlement>(manager, change.sql, [...change.values]);
    await this.outbox.emit(manager, 'entitlements.changed', { entitlements: [changed] });
    return {
      listingId,
      enabled: changed.enabled,
      featured: changed.featured,
      credits: wallet.credits - credits,
    };
  }
}

/** Nothing is turned on while a payment of the company is disputed. */
function requireNotFrozen({ isFrozen }: OwnListing): void {
  // @mutation dispute-freeze
  if (isFrozen) throw new Problem(409, 'publishing-frozen', messages.frozen);
}

/** A suspended account turns nothing on, and a limited one only as many listings as support decided. */
function requireMayTurnOn({ restriction, maxListings, wallet: { live } }: OwnListing): void {
  if (restriction === null) return;
  if (restriction !== 'limited' || maxListings === null)
    throw new Problem(409, 'account-restricted', messages.accountSuspended);
  // @mutation listing-limit
  if (live.standard + live.featured >= maxListings)
    throw new Problem(409, 'account-restricted', messages.listingLimit(maxListings));
}
