import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Card that must still be removed at the payment provider. */
@Entity('payment_method_removal')
export class PaymentMethodRemoval {
  @PrimaryColumn('text', { name: 'provider_id' }) providerId!: string;
  @Index('payment_method_removal_age')
  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' })
  requestedAt!: Date;
}
