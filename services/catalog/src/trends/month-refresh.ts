import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { monthCellsOf, type CityRents } from './month-cells.ts';
import { monthPopulation } from './month-population.ts';
import { firstOfMonth } from './months.ts';

/** Of the way of counting; a frozen month keeps the one it was made by. */
const version = 1;
/** The day of the next month on which a month is frozen: late news of its last days are in by then. */
const freezeDay = 3;

const openMonths = `
  select distinct to_char(month, 'YYYY-MM') as month from rent_trend_cell where frozen_at is null and month < $1::date`;
const isFrozen = 'select 1 from rent_trend_cell where month = $1::date and frozen_at is not null limit 1';
const isFilling = 'select 1 from market_state where not is_complete';
const forget = 'delete from rent_trend_cell where month = $1::date and frozen_at is null';
const write = `
  insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average, version, refreshed_at, frozen_at)
  select kind, "placeId", beds, $1::date, n, median, p25, p75, average, $3, $4::timestamptz, $5::timestamptz
  from jsonb_to_recordset($2::jsonb) as c(kind text, "placeId" int, beds smallint, n int, median int, p25 int, p75 int, average int)`;

/** Counts the rents of the month that is running anew, and of those before it until they are frozen. */
@Injectable()
export class MonthRefresh {
  /** False when nothing was counted because the market is still being filled: half of it would be taken for the whole. */
  async refresh(manager: EntityManager, now: Date): Promise<boolean> {
    if ((await manager.query<object[]>(isFilling)).length > 0) return false;
    const current = firstOfMonth(now);
    const older = await manager.query<{ month: string }[]>(openMonths, [current.toISOString()]);
    const months = new Set(
      [...older.map(({ month }) => `${month}-01`), firstOfMonth(now, -1).toISOString(), current.toISOString()].map(
        (month) => new Date(month).getTime(),
      ),
    );
    for (const month of months) await this.#count(manager, new Date(month), now);
    return true;
  }

  async #count(manager: EntityManager, month: Date, now: Date): Promise<void> {
    if ((await manager.query<object[]>(isFrozen, [month.toISOString()])).length > 0) return;
    const next = firstOfMonth(month, 1);
    const cells = monthCellsOf(
      await manager.query<CityRents[]>(monthPopulation, [month.toISOString(), next.toISOString()]),
    );
    const freezesAt = next.getTime() + (freezeDay - 1) * 24 * 3_600_000;
    await manager.query(forget, [month.toISOString()]);
    await manager.query(write, [
      month.toISOString(),
      JSON.stringify(cells),
      version,
      now.toISOString(),
      now.getTime() >= freezesAt ? now.toISOString() : null,
    ]);
  }
}
