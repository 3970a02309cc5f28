import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { nextNight, Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { MonthRefresh } from './month-refresh.ts';

const name = 'rent-trends';
/** The hour (UTC) that is night in all of the market. */
const hour = 8;
const whileFillingMs = 10 * 60_000;

/** The clock of the rent trends: a row of work with one key, so that of all copies of the service one counts, once a night. */
@Injectable()
export class NightlyTrends implements OnApplicationBootstrap {
  readonly #dataSource: DataSource;
  readonly #outbox: Outbox;
  readonly #months: MonthRefresh;
  constructor(dataSource: DataSource, outbox: Outbox, months: MonthRefresh) {
    this.#dataSource = dataSource;
    this.#outbox = outbox;
    this.#months = months;
  }

  /** Leaves the next count to the workers, unless it waits there already; one that was laid aside is taken up again. */
  async onApplicationBootstrap(): Promise<void> {
    await this.#dataSource.transaction((manager) =>
      this.#outbox.resume(manager, name, {}, { key: name, runAt: nextNight(hour, new Date()) }),
    );
  }

  @Task(name)
  async count(_: object, manager: EntityManager): Promise<void> {
    const now = new Date();
    const isCounted = await this.#months.refresh(manager, now);
    await this.#outbox.enqueue(
      manager,
      name,
      {},
      { key: name, runAt: isCounted ? nextNight(hour, now) : new Date(now.getTime() + whileFillingMs) },
    );
  }
}
