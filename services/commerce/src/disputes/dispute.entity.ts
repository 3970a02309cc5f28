import { disputeStates, type DisputeState } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Payment that the buyer's bank takes back unless it decides for the seller. */
@Entity('dispute')
@Unique('dispute_provider_id', ['providerId'])
@Check('dispute_amount', 'amount_cents > 0')
@Check('dispute_credits', 'credits_held between 0 and credits')
@Check('dispute_state', `state in (${disputeStates.map((state) => `'${state}'`).join(', ')})`)
@Index('dispute_order', ['orderId'])
@Index('dispute_open', ['companyId'], { where: `state = 'open'` })
@Index('dispute_changed', ['changedAt'])
export class Dispute {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  @Column('text', { name: 'provider_id' }) providerId!: string;
  /** Cents of the order's currency. */
  @Column('int', { name: 'amount_cents' }) amountCents!: number;
  /** Credits of the disputed amount. */
  @Column('int') credits!: number;
  /** Those of them that the wallet held when the dispute was opened. */
  @Column('int', { name: 'credits_held' }) creditsHeld!: number;
  /** Reason that the bank gives. */
  @Column('text') reason!: string;
  @Column('text') state!: DisputeState;
  @Index('dispute_created')
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
