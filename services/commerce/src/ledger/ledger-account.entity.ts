import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

export type AccountKind =
  'wallet' | 'sales' | 'promo-grant' | 'usage' | 'expiry' | 'adjustment' | 'hold' | 'receivable' | 'tax-payable';

/**
 * Account of a company in one unit. Each company has its own counter-accounts: a shared one would be a row that every
 * purchase on the site waits for.
 */
@Entity('ledger_account')
@Unique('ledger_account_owner', ['ownerId', 'kind', 'unit'])
@Check(
  'ledger_account_kind',
  `kind in ('wallet', 'sales', 'promo-grant', 'usage', 'expiry', 'adjustment', 'hold', 'receivable', 'tax-payable')`,
)
@Check('ledger_account_unit', `unit in ('credit', 'CAD', 'USD')`)
@Check('ledger_account_promotional', 'promotional between 0 and greatest(balance, 0)')
@Check('ledger_account_covered', `kind not in ('wallet', 'hold') or balance >= 0`)
export class LedgerAccount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  /** Company. */
  @Column('uuid', { name: 'owner_id' }) ownerId!: string;
  @Column('text') kind!: AccountKind;
  @Column('text') unit!: 'credit' | 'CAD' | 'USD';
  /** Sum of the entries, in credits or cents. */
  @Column('bigint') balance!: string;
  /** Credits of a wallet that expire; they are spent first. */
  @Column('bigint', { default: 0 }) promotional!: string;
  /** Number of the last entry; entries have no gaps. */
  @Column('bigint', { name: 'last_seq' }) lastSeq!: string;
}
