import type { Currency } from '@porchlight/contracts';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Card } from './saved-card.ts';

/** Payment of an order at the provider. Its id is the idempotency key there. */
@Entity('payment_attempt')
@Unique('payment_attempt_provider_id', ['providerId'])
@Check('payment_attempt_amount', 'amount_cents > 0')
@Check('payment_attempt_currency', `currency in ('CAD', 'USD')`)
@Check('payment_attempt_state', `state in ('creating', 'open', 'succeeded', 'cancelled')`)
@Index('payment_attempt_live', ['orderId'], { unique: true, where: `state <> 'cancelled'` })
export class PaymentAttempt {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'provider_id', nullable: true }) providerId!: string | null;
  @Column('int', { name: 'amount_cents' }) amountCents!: number;
  @Column('text') currency!: Currency;
  @Column('text', { default: 'creating' }) state!: 'creating' | 'open' | 'succeeded' | 'cancelled';
  @Column('jsonb', { nullable: true }) card!: Card | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
