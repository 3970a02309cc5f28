import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { AccountStats, ExpiringCredits, Wallet } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { businessDateSql, businessTimeZone } from '../business-date.ts';
import { CreditPricesService } from '../credit-prices/credit-prices.service.ts';
import { dailyCreditsOf, includedListingsSql, type LiveListings } from '../memberships/membership-cover.ts';
import { regionCurrency } from '../region-currency.ts';

// A landlord reads the wallet of the own company; staff name the company.
const ownCompany = '(select company_id, language from landlord where person_id = $1) landlord';
const namedCompany = `(select $1::uuid as company_id, 'en-CA' as language) landlord`;
const walletSql = (landlord: string) => `
  select landlord.language, coalesce(balance, 0)::int as credits,
    ${includedListingsSql('landlord.company_id', businessDateSql)} > 0 as "isMember",
    (select max(upper(valid))::timestamp at time zone '${businessTimeZone}' - interval '1 millisecond'
      from membership_period where membership_period.company_id = landlord.company_id) as "membershipExpiryDate",
    exists (select from membership_auto_renewal where membership_auto_renewal.company_id = landlord.company_id)
      as "autoRenews"
  from ${landlord}
  left join ledger_account on owner_id = company_id and kind = 'wallet' and unit = 'credit'`;
const usageSql = `
  select listings, enabled - featured as standard, featured,
    ${includedListingsSql('live.company_id', businessDateSql)} as included
  from (
    select company_id, count(listing_id)::int as listings, count(*) filter (where enabled)::int as enabled,
      count(*) filter (where enabled and featured)::int as featured
    from landlord left join entitlement on account_id = company_id where person_id = $1 group by company_id) live`;

const noListings: UsageRow = { listings: 0, standard: 0, featured: 0, included: 0 };

const expiringSql = (landlord: string) => `
  select expires_on::text as "lastDay", sum(remaining)::int as credits
  from ${landlord} join open_credit_lot using (company_id)
  group by expires_on having sum(remaining) > 0 order by expires_on limit 1`;

const own = { name: 'wallet', wallet: walletSql(ownCompany), expiring: expiringSql(ownCompany) };
const named = { name: 'company_wallet', wallet: walletSql(namedCompany), expiring: expiringSql(namedCompany) };

interface WalletRow {
  readonly credits: number;
  readonly isMember: boolean;
  readonly membershipExpiryDate: Date | null;
  readonly autoRenews: boolean;
  readonly language: Language;
}
interface UsageRow extends LiveListings {
  readonly listings: number;
}
/** Reads the wallet of the company of a landlord. */
@Injectable()
export class WalletService {
  constructor(
    private readonly pool: SqlPool,
    private readonly prices: CreditPricesService,
  ) {}

  /** Returns the wallet; an empty one for a landlord that accounts has not reported yet. */
  wallet(personId: string): Promise<Wallet> {
    return this.#wallet(own, personId);
  }

  /** Returns the wallet of a company, for staff; an empty one for an unknown company. */
  walletOfCompany(companyId: string): Promise<Wallet> {
    return this.#wallet(named, companyId);
  }

  async #wallet(sql: typeof own, id: string): Promise<Wallet> {
    const { credits, isMember, membershipExpiryDate, autoRenews } = await this.#row(sql, id);
    const expiring = await this.pool.row<ExpiringCredits>(`${sql.name}_expiring`, sql.expiring, [id]);
    return {
      credits,
      isMember,
      membershipExpiryDate: membershipExpiryDate?.toISOString() ?? null,
      autoRenews,
      ...(expiring ? { expiring } : {}),
    };
  }

  async stats(personId: string): Promise<AccountStats> {
    const { credits, language } = await this.#row(own, personId);
    const usage = (await this.pool.row<UsageRow>('wallet_usage', usageSql, [personId])) ?? noListings;
    const dailyCreditUsage = dailyCreditsOf(usage, await this.prices.current(regionCurrency(language)));
    return {
      numOfListings: usage.listings,
      numOfEnabledListings: usage.standard + usage.featured,
      numOfDaysLeft: dailyCreditUsage === 0 ? 0 : Math.floor(credits / dailyCreditUsage),
      dailyCreditUsage,
    };
  }

  async #row({ name, wallet }: typeof own, id: string): Promise<WalletRow> {
    const row = await this.pool.row<WalletRow>(name, wallet, [id]);
    return row ?? { credits: 0, isMember: false, membershipExpiryDate: null, autoRenews: false, language: 'en-CA' };
  }
}
