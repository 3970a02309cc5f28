import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Figures that are recorded for a business day. */
export type FigureName =
  | 'sales'
  | 'refunds'
  | 'taxes'
  | 'disputes'
  | 'credits-sold'
  | 'credits-used'
  | 'deferred-credits'
  | 'deferred-memberships';

/** One figure of all companies on a business day. Figures of the last two days are recorded again every hour. */
@Entity('daily_figure')
@Check(
  'daily_figure_unit',
  `case when figure in ('credits-sold', 'credits-used') then unit = 'credit'
    else unit in ('CAD', 'USD')
      and figure in ('sales', 'refunds', 'taxes', 'disputes', 'deferred-credits', 'deferred-memberships') end`,
)
export class DailyFigure {
  @PrimaryColumn('date', { name: 'business_date' }) businessDate!: string;
  @PrimaryColumn('text') unit!: 'credit' | 'CAD' | 'USD';
  @PrimaryColumn('text') figure!: FigureName;
  /** Credits or cents. */
  @Column('bigint') amount!: string;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
