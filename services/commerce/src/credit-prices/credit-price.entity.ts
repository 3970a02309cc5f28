import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Credits charged for a listing, valid from a point in time. Rows are only added, so that past charges stay
 * reproducible.
 */
@Entity('credit_price')
@Check('credit_price_currency', `currency in ('CAD', 'USD')`)
@Check('credit_price_amounts', 'activation >= 0 and featured_activation >= 0 and daily >= 0 and featured_daily >= 0')
export class CreditPrice {
  @PrimaryColumn('text') currency!: string;
  @PrimaryColumn('timestamptz', { name: 'valid_from' }) validFrom!: Date;
  @Column('int') activation!: number;
  @Column('int', { name: 'featured_activation' }) featuredActivation!: number;
  @Column('int') daily!: number;
  @Column('int', { name: 'featured_daily' }) featuredDaily!: number;
}
