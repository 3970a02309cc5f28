import { Injectable } from '@nestjs/common';
import { paginationOf, type Language } from '@porchlight/contracts';
import {
  type AccountStats,
  type CreditMovement,
  type CreditTransaction,
  type CreditTransactionsPage,
  type CreditTransactionsQuery,
  type Wallet,
} from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { CreditPricesService } from '../credit-prices/credit-prices.service.ts';
import { regionCurrency } from '../region-currency.ts';

const transactionsPerPage = 25;
/** Older transactions are in the export, not in the pages. */
const maxTransactions = 2_400;

// Each statement finds the company by the caller.
const walletSql = `
  select landlord.language, coalesce(balance, 0)::int as credits from landlord
  left join ledger_account on owner_id = company_id and kind = 'wallet' and unit = 'credit' where person_id = $1`;
const usageSql = `
  select count(*)::int as listings, count(*) filter (where enabled)::int as enabled,
    count(*) filter (where enabled and featured)::int as featured
  from landlord join entitlement on account_id = company_id where person_id = $1`;
const ownEntriesSql = `
  from landlord join ledger_account on owner_id = company_id and ledger_account.kind = 'wallet' and unit = 'credit'
  join ledger_entry on account_id = ledger_account.id join ledger_transaction on ledger_transaction.id = transaction_id
  where person_id = $1 and ($2::text is null or ledger_transaction.kind = $2)`;
const totalSql = `select count(*)::int as total from (select 1 ${ownEntriesSql} limit ${maxTransactions + 1}) counted`;
const pageSql = `
  select ledger_transaction.id, at, ledger_transaction.kind, amount::int as credits, balance_after::int as "balanceAfter",
    listing_id as "listingId"
  ${ownEntriesSql} order by account_seq desc limit ${transactionsPerPage} offset $3`;

interface WalletRow {
  readonly credits: number;
  readonly language: Language;
}
interface TransactionRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: CreditMovement;
  readonly credits: number;
  readonly balanceAfter: number;
  readonly listingId: string | null;
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

  /** Returns a page of the credit transactions, newest first. */
  async transactions(personId: string, { page = 1, kind }: CreditTransactionsQuery): Promise<CreditTransactionsPage> {
    const count = await this.pool.row<{ total: number }>('credit_transactions_total', totalSql, [personId, kind]);
    const total = count?.total ?? 0;
    const pagination = paginationOf({ page, perPage: transactionsPerPage, total, more: total > maxTransactions });
    const rows = await this.pool.rows<TransactionRow>('credit_transactions', pageSql, [
      personId,
      kind,
      (pagination.currentPage - 1) * transactionsPerPage,
    ]);
    return { transactions: rows.map(toTransaction), pagination };
  }

  async #row(personId: string): Promise<WalletRow> {
    const row = await this.pool.row<WalletRow>('wallet', walletSql, [personId]);
    return row ?? { credits: 0, language: 'en-CA' };
  }
}

const toTransaction = ({ at, listingId, ...row }: TransactionRow): CreditTransaction => ({
  ...row,
  at: at.toISOString(),
  ...(listingId === null ? {} : { listingId }),
});
