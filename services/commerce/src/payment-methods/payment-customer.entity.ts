import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Customer of a company at the payment provider. A company has one, and saves one card at a time. */
@Entity('payment_customer')
@Unique('payment_customer_provider_id', ['providerId'])
@Unique('payment_customer_setup_id', ['setupId'])
@Check('payment_customer_setup', 'setup_id is not null or not is_setup_open')
export class PaymentCustomer {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  @Column('text', { name: 'provider_id' }) providerId!: string;
  /** The last setup of a card at the provider; while it is open, its card will be stored. */
  @Column('text', { name: 'setup_id', nullable: true }) setupId!: string | null;
  @Column('boolean', { name: 'is_setup_open', default: false }) isSetupOpen!: boolean;
  /** Number of ended setups, which is part of the idempotency key of the next. */
  @Column('int', { default: 0 }) setups!: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
}
