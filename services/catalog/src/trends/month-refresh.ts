import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { writeMonthCells } from './month-cells.ts';
import { firstOfMonth } from './months.ts';

/** Version of the calculation; a frozen month keeps the version that it was made with. */
const calculationVersion = 3;
/** Day of the next month on which a month is frozen, so that late changes of its last days are included. */
const freezeDay = 3;

const openMonthsSql = `
  select distinct to_char(month, 'YYYY-MM') as month from rent_trend_cell where frozen_at is null and month < $1::date`;
const frozenSql = 'select 1 from rent_trend_cell where month = $1::date and frozen_at is not null limit 1';
const seedingSql = 'select 1 from market_state where not is_complete';
const deleteOpenMonthSql = `
  with split as (delete from rent_trend_split where month = $1::date)
  delete from rent_trend_cell where month = $1::date and frozen_at is null`;
// The statement over all listings of a month takes longer than statements of requests may.
const timeoutSql = `set local statement_timeout = '10min'`;

/**
 * Recounts the rents of the current month and of earlier months that are not frozen. Runs statements only: the
 * transaction of a count waits for no other code, and readers see the earlier figures until it commits.
 */
@Injectable()
export class MonthRefresh {
  /** Returns false, without counting, while the market is being seeded: half a market would distort the figures. */
  async refresh(manager: EntityManager, now: Date): Promise<boolean> {
    await manager.query(timeoutSql);
    if ((await manager.query<object[]>(seedingSql)).length > 0) return false;
    const current = firstOfMonth(now);
    const older = await manager.query<{ month: string }[]>(openMonthsSql, [current.toISOString()]);
    const months = new Set(
      [...older.map(({ month }) => `${month}-01`), firstOfMonth(now, -1).toISOString(), current.toISOString()].map(
        (month) => new Date(month).getTime(),
      ),
    );
    for (const month of months) await this.#count(manager, new Date(month), now);
    return true;
  }

  async #count(manager: EntityManager, month: Date, now: Date): Promise<void> {
    if ((await manager.query<object[]>(frozenSql, [month.toISOString()])).length > 0) return;
    const next = firstOfMonth(month, 1);
    const freezesAt = next.getTime() + (freezeDay - 1) * 24 * 3_600_000;
    await manager.query(deleteOpenMonthSql, [month.toISOString()]);
    await manager.query(writeMonthCells, [
      month.toISOString(),
      next.toISOString(),
      calculationVersion,
      now.toISOString(),
      now.getTime() >= freezesAt ? now.toISOString() : null,
    ]);
  }
}
