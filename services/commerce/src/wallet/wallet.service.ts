import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { AccountStats, Wallet } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { CreditPricesService } from '../credit-prices/credit-prices.service.ts';
import { regionCurrency } from '../region-currency.ts';

// Each statement finds the company by the caller.
const walletSql = `
  select landlord.language, coalesce(balance, 0)::int as credits from landlord
  left join ledger_account on owner_id = company_id and kind = 'wallet' and unit = 'credit' where person_id = $1`;
const usageSql = `
  select count(*)::int as listings, count(*) filter (where enabled)::int as enabled,
    count(*) filter (where enabled and featured)::int as featured
  from landlord join entitlement on account_id = company_id where person_id = $1`;

interface WalletRow {
  readonly credits: number;
  readonly language: Language;
}
/** Reads the wallet of the company of a landlord. */
@Injectable()
export class WalletService {
  constructor(
    private readonly pool: SqlPool,
    private readonly prices: CreditPricesService,
  ) {}

  /** Returns the wallet; an empty one for a landlord that accounts has not reported yet. */
  async wallet(personId: string): Promise<Wallet> {
    const { credits } = await this.#row(personId);
    return { credits, isMember: false, membershipExpiryDate: null };
  }

  async stats(personId: string): Promise<AccountStats> {
    const { credits, language } = await this.#row(personId);
    const [usage] = await this.pool.rows<{ listings: number; enabled: number; featured: number }>(
      'wallet_usage',
      usageSql,
      [personId],
    );
    const { listings, enabled, featured } = usage ?? { listings: 0, enabled: 0, featured: 0 };
    const { daily, featuredDaily } = await this.prices.current(regionCurrency(language));
    const dailyCreditUsage = (enabled - featured) * daily + featured * featuredDaily;
    return {
      numOfListings: listings,
      numOfEnabledListings: enabled,
      numOfDaysLeft: dailyCreditUsage === 0 ? 0 : Math.floor(credits / dailyCreditUsage),
      dailyCreditUsage,
    };
  }

  async #row(personId: string): Promise<WalletRow> {
    const row = await this.pool.row<WalletRow>('wallet', walletSql, [personId]);
    return row ?? { credits: 0, language: 'en-CA' };
  }
}
