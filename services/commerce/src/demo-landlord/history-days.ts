import type { EntityManager } from 'typeorm';
import { businessDateSql, businessTimeZone } from '../business-date.ts';

const hourMs = 3_600_000;
const daysSql = `
  select (today - back)::text as date, (today - back)::timestamp at time zone '${businessTimeZone}' as midnight
  from (select ${businessDateSql} as today) clock, generate_series(0, $1::int) back order by back`;

interface Day {
  readonly date: string;
  readonly midnight: Date;
}

/** Business days by the number of days before today. */
export class HistoryDays {
  private constructor(private readonly days: readonly Day[]) {}

  static async read(manager: EntityManager, count: number): Promise<HistoryDays> {
    return new HistoryDays(await manager.query<Day[]>(daysSql, [count]));
  }

  /** Returns a date, `2026-11-23`. */
  date(daysAgo: number): string {
    return this.#day(daysAgo).date;
  }

  /** Returns an hour of a day, but no time in the future. */
  at(daysAgo: number, hour: number): Date {
    return new Date(Math.min(Date.now(), this.#day(daysAgo).midnight.getTime() + hour * hourMs));
  }

  #day(daysAgo: number): Day {
    const day = this.days[daysAgo];
    if (!day) throw new RangeError(`no day ${daysAgo} days ago`);
    return day;
  }
}
