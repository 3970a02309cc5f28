import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import type { OverviewDay, OverviewFigures, OverviewRange, OverviewResponse } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { businessDateSql } from '../business-date.ts';
import type { FigureName } from './daily-figure.entity.ts';

const daysSql = `
  select date::text as date, max(updated_at) as "updatedAt",
    coalesce(jsonb_object_agg(figure, amount) filter (where figure is not null), '{}') as figures
  from (select ${businessDateSql} - back as date from generate_series(0, 2 * $1::int - 1) back) shown
  left join daily_figure on business_date = date and unit in ($2, 'credit')
  group by date order by shown.date`;

interface DayRow {
  readonly date: string;
  readonly updatedAt: Date | null;
  readonly figures: Readonly<Partial<Record<FigureName, number>>>;
}

/** Reads the recorded figures of business days. */
@Injectable()
export class OverviewService {
  constructor(private readonly pool: SqlPool) {}

  async get(days: OverviewRange, currency: Currency): Promise<OverviewResponse> {
    const rows = await this.pool.rows<DayRow>('ecommerce_overview', daysSql, [days, currency]);
    const shown = rows.slice(days);
    const updatedAt = shown.at(-1)?.updatedAt;
    return {
      days: shown.map(toDay),
      total: totalOf(shown),
      previous: totalOf(rows.slice(0, days)),
      ...(updatedAt ? { updatedAt: updatedAt.toISOString() } : {}),
    };
  }
}

function totalOf(rows: readonly DayRow[]): OverviewFigures {
  const sum = (name: FigureName) => rows.reduce((all, { figures }) => all + (figures[name] ?? 0), 0);
  return {
    salesCents: sum('sales'),
    refundsCents: sum('refunds'),
    taxesCents: sum('taxes'),
    disputesCents: sum('disputes'),
    creditsSold: sum('credits-sold'),
    creditsUsed: sum('credits-used'),
  };
}

function toDay(row: DayRow): OverviewDay {
  const { 'deferred-credits': credits, 'deferred-memberships': memberships } = row.figures;
  return {
    date: row.date,
    ...totalOf([row]),
    ...(credits === undefined ? {} : { deferredCreditsCents: credits }),
    ...(memberships === undefined ? {} : { deferredMembershipsCents: memberships }),
  };
}
