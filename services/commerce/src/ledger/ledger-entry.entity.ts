import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** One side of a transaction. Rows are only added. */
@Entity('ledger_entry')
@Unique('ledger_entry_seq', ['accountId', 'accountSeq'])
@Check('ledger_entry_amount', 'amount <> 0')
export class LedgerEntry {
  @PrimaryColumn('uuid', { name: 'transaction_id' }) transactionId!: string;
  @PrimaryColumn('smallint') line!: number;
  @Column('bigint', { name: 'account_id' }) accountId!: string;
  /** Credits or cents; the entries of a transaction add up to zero in each unit. */
  @Column('bigint') amount!: string;
  /** Number of the entry in its account, from 1 without gaps. */
  @Column('bigint', { name: 'account_seq' }) accountSeq!: string;
  @Column('bigint', { name: 'balance_after' }) balanceAfter!: string;
}
