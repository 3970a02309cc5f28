import type { CreditMovement } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Movement between accounts. Rows are only added: a database trigger refuses every change. */
@Entity('ledger_transaction')
@Unique('ledger_transaction_key', ['key'])
@Unique('ledger_transaction_reverses', ['reversesId'])
@Check(
  'ledger_transaction_kind',
  `kind in ('purchase', 'bonus', 'activation', 'daily', 'featured-activation', 'featured-daily', 'refund', 'dispute', 'adjustment', 'expiry')`,
)
export class LedgerTransaction {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') kind!: CreditMovement;
  /** Idempotency key: a movement with a known key is not posted again. */
  @Column('text') key!: string;
  /** Public id of the listing that credits were spent on. */
  @Column('text', { name: 'listing_id', nullable: true }) listingId!: string | null;
  /** User who caused it; null for the site itself. */
  @Column('uuid', { name: 'actor_id', nullable: true }) actorId!: string | null;
  @Column('uuid', { name: 'reverses_id', nullable: true }) reversesId!: string | null;
  @Index('ledger_transaction_at')
  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
