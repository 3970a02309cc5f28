import { Injectable } from '@nestjs/common';
import type { WalletTotals } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';

// Each movement of a wallet has its opposite on a counter-account of the company, whose balance is therefore the sum:
// the cost does not grow with the number of movements.
const sumSql = (kind: string, sign: '' | '-') =>
  `greatest(${sign}coalesce(sum(balance) filter (where kind = '${kind}'), 0), 0)::int`;
const totalsSql = `
  select ${sumSql('sales', '-')} as bought, ${sumSql('promo-grant', '-')} as granted, ${sumSql('usage', '')} as used,
    ${sumSql('expiry', '')} as expired, ${sumSql('hold', '')} as held
  from ledger_account where owner_id = $1 and unit = 'credit'`;
const none: WalletTotals = { bought: 0, granted: 0, used: 0, expired: 0, held: 0 };

/** Reads the totals of the wallets of companies. */
@Injectable()
export class CompanyTotals {
  constructor(private readonly pool: SqlPool) {}

  /** Returns zeros for a company without a wallet. */
  async totals(companyId: string): Promise<WalletTotals> {
    return (await this.pool.row<WalletTotals>('company_wallet_totals', totalsSql, [companyId])) ?? none;
  }
}
