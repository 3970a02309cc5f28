import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What putting a home on the market costs from a moment on, in whole credits. Rows are added, never changed: old charges stay explainable. */
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
