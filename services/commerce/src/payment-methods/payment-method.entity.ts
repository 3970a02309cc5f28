import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm';
import { PaymentCustomer } from './payment-customer.entity.ts';

/** Saved card of a company. The number is at the provider only. */
@Entity('payment_method')
@Unique('payment_method_provider_id', ['providerId'])
@Check('payment_method_last4', `last4 ~ '^[0-9]{4}$'`)
@Check('payment_method_exp_month', 'exp_month between 1 and 12')
@Check('payment_method_exp_year', 'exp_year between 2000 and 2200')
export class StoredPaymentMethod {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  @OneToOne(() => PaymentCustomer)
  @JoinColumn({ name: 'company_id', referencedColumnName: 'companyId' })
  customer?: PaymentCustomer;
  @Column('text', { name: 'provider_id' }) providerId!: string;
  @Column('text') brand!: string;
  @Column('text') last4!: string;
  @Column('int', { name: 'exp_month' }) expMonth!: number;
  @Column('int', { name: 'exp_year' }) expYear!: number;
  /** That of the billing address when the card was saved. */
  @Column('text', { name: 'postal_code', nullable: true }) postalCode!: string | null;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt!: Date;
}
