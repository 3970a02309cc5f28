import { Injectable } from '@nestjs/common';
import type { Entitlement } from '@porchlight/contracts/internal';
import { changedRows, Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postCharges } from '../charges/post-charges.ts';
import { CreditPricesService } from '../credit-prices/credit-prices.service.ts';
import { pauseSql, unfeatureSql } from '../entitlements/entitlement-changes.ts';
import { includedListingsSql } from '../memberships/membership-cover.ts';
import { regionCurrency } from '../region-currency.ts';
import { LowCreditNotices, type CompanyLandlord } from './low-credit-notices.ts';
import { planCharges } from './plan-charges.ts';
import { ShortfallMails, type Shortfall } from './shortfall-mails.ts';

/** Name of the job that charges one company for one day. */
export const companyTask = 'meter-company';
export interface CompanyDay {
  readonly companyId: string;
  /** Business day, `2026-11-23`. */
  readonly date: string;
}

// @mutation metering-locks
const walletSql = `
  select balance::int as balance from ledger_account
  where owner_id = $1 and kind = 'wallet' and unit = 'credit' for update`;
const dueSql = `
  select listing_id as "listingId", featured as "isFeatured" from entitlement
  where account_id = $1 and enabled and paid_through < $2::date order by enabled_at, listing_id for update`;
// Days on which support hides a listing are free.
const heldSql = `
  with held as (
    select listing_id, paid_through from entitlement
    where account_id = $1 and enabled and is_held and paid_through < $2::date order by listing_id for update),
  free as (
    insert into listing_charge (listing_id, business_date, kind, credits)
    select listing_id, day::date, 'daily', 0
    from held, generate_series(paid_through + 1, $2::date, interval '1 day') day on conflict do nothing)
  update entitlement set paid_through = $2::date from held where entitlement.listing_id = held.listing_id`;
// On the day on which it was featured a listing costs what it would cost otherwise, whether before or after the
// charges.
const featuredSql = `
  select listing_id as "listingId" from entitlement
  where account_id = $1 and enabled and featured and featured_on is distinct from $2::date and paid_through < $2::date
  order by featured_at, listing_id`;
// Days on which the site did not charge are free, and on record as such.
const missedSql = `
  insert into listing_charge (listing_id, business_date, kind, credits)
  select listing_id, day::date, 'daily', 0
  from entitlement, generate_series(paid_through + 1, $2::date - 1, interval '1 day') day
  where account_id = $1 and enabled and paid_through < $2::date - 1 on conflict do nothing`;
// Places of the membership, without those that listings took when they were turned on earlier in the day.
const placesSql = `
  select greatest(0, ${includedListingsSql('$1::uuid', '$2::date')} - count(*))::int as places
  from listing_charge join entitlement using (listing_id)
  where account_id = $1 and enabled and not featured and not is_held and business_date = $2 and credits = 0
    and listing_charge.kind in ('activation', 'daily')`;
const landlordsSql = `
  select person_id as "personId", language, wants_low_credit_mail as "wantsLowCreditMail" from landlord
  where company_id = $1 and is_verified order by person_id`;

/**
 * Charges the live listings of one company for a day. What the wallet cannot pay for is no longer featured, or paused.
 */
@Injectable()
export class CompanyMetering {
  constructor(
    private readonly prices: CreditPricesService,
    private readonly outbox: Outbox,
    private readonly notices: LowCreditNotices,
    private readonly shortfallMails: ShortfallMails,
  ) {}

  /** The lock of the wallet makes a second run wait; it finds nothing due. */
  @Task(companyTask)
  async charge({ companyId, date }: CompanyDay, manager: EntityManager): Promise<void> {
    const [wallet] = await manager.query<{ balance: number }[]>(walletSql, [companyId]);
    await manager.query(heldSql, [companyId, date]);
    const due = await manager.query<{ listingId: string; isFeatured: boolean }[]>(dueSql, [companyId, date]);
    if (due.length === 0) return;
    await manager.query(missedSql, [companyId, date]);
    const featured = await manager.query<{ listingId: string }[]>(featuredSql, [companyId, date]);
    const landlords = await manager.query<CompanyLandlord[]>(landlordsSql, [companyId]);
    const [membership] = await manager.query<[{ places: number }]>(placesSql, [companyId, date]);
    const plan = planCharges(
      due.map(({ listingId }) => listingId),
      featured.map(({ listingId }) => listingId),
      {
        balance: wallet?.balance ?? 0,
        included: membership.places,
        prices: await this.prices.current(regionCurrency(landlords[0]?.language)),
      },
    );
    await postCharges(manager, { companyId, date, charges: plan.charges });
    await this.#end(manager, { date, paused: plan.paused, unfeatured: plan.unfeatured }, landlords);
    const dailyCreditUsage = plan.charges.reduce((sum, { credits }) => sum + credits, 0);
    const credits = (wallet?.balance ?? 0) - dailyCreditUsage;
    if (plan.paused.length + plan.unfeatured.length === 0)
      await this.notices.send(manager, { companyId, date, credits, dailyCreditUsage, landlords });
  }

  /** Ends what the wallet cannot pay for, and reports it to catalog and to the landlords. */
  async #end(manager: EntityManager, shortfall: Shortfall, landlords: readonly CompanyLandlord[]): Promise<void> {
    const entitlements = [
      ...(await changedRows<Entitlement>(manager, unfeatureSql, [shortfall.unfeatured])),
      ...(await changedRows<Entitlement>(manager, pauseSql, [shortfall.paused])),
    ];
    if (entitlements.length === 0) return;
    await this.outbox.emit(manager, 'entitlements.changed', { entitlements });
    await this.shortfallMails.queue(manager, shortfall, landlords);
  }
}
