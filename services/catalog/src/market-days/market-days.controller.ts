import { Controller } from '@nestjs/common';
import {
  getInquiryDays,
  getListingDays,
  type InquiryDaysResponse,
  type ListingDaysResponse,
} from '@porchlight/contracts/catalog';
import { Handle, SqlPool } from '@porchlight/service-kit';
import { businessDateSql, recordedDays } from './record-day.ts';

interface DayRow {
  readonly date: string;
  readonly published: number | null;
  readonly inquiries: number;
  readonly views: number;
  readonly updatedAt: Date | null;
}
const daysSql = `
  select date::text as date, published, coalesce(inquiries, 0) as inquiries, coalesce(views, 0)::int as views,
    updated_at as "updatedAt"
  from (select ${businessDateSql} - back as date from generate_series(0, ${recordedDays - 1}) back) shown
  left join market_day on business_date = date
  order by shown.date`;

/** Daily totals of the market, for staff. */
@Controller()
export class MarketDaysController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(getListingDays)
  async listings(): Promise<ListingDaysResponse> {
    return this.#read(({ date, published, views }) => ({
      date,
      ...(published === null ? {} : { published }),
      views,
    }));
  }

  @Handle(getInquiryDays)
  async inquiries(): Promise<InquiryDaysResponse> {
    return this.#read(({ date, inquiries }) => ({ date, inquiries }));
  }

  async #read<Day>(toDay: (row: DayRow) => Day): Promise<{ days: Day[]; updatedAt?: string }> {
    const rows = await this.pool.rows<DayRow>('market_days', daysSql, []);
    const updatedAt = rows.at(-1)?.updatedAt;
    return { days: rows.map(toDay), ...(updatedAt ? { updatedAt: updatedAt.toISOString() } : {}) };
  }
}
