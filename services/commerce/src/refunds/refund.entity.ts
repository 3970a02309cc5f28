import { refundStates, type RefundState } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Money of an order that is returned to the buyer. Its id is the idempotency key at the provider. */
@Entity('refund')
@Unique('refund_provider_id', ['providerId'])
@Check('refund_amount', 'amount_cents > 0')
@Check('refund_credits', 'credits_reversed >= 0 and credits_spent >= 0')
@Check('refund_started', `(started_at is null) = (state in ('waiting', 'declined'))`)
@Check('refund_reason', 'char_length(reason) between 3 and 200')
@Check('refund_state', `state in (${refundStates.map((state) => `'${state}'`).join(', ')})`)
@Index('refund_order', ['orderId'])
@Index('refund_pending', ['changedAt'], { where: `state = 'pending'` })
@Index('refund_changed', ['changedAt'])
export class Refund {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** Id at the provider; null until it is known. */
  @Column('text', { name: 'provider_id', nullable: true }) providerId!: string | null;
  /** Cents of the order's currency. */
  @Column('int', { name: 'amount_cents' }) amountCents!: number;
  /** Credits that were taken out of the wallet. */
  @Column('int', { name: 'credits_reversed' }) creditsReversed!: number;
  /** Credits of the refunded amount that the wallet no longer held. */
  @Column('int', { name: 'credits_spent' }) creditsSpent!: number;
  @Column('text') reason!: string;
  @Column('text') state!: RefundState;
  /** Staff user who requested it. */
  @Column('uuid', { name: 'actor_id' }) actorId!: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  /** When the provider was first called for it. */
  @Index('refund_started_at')
  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
