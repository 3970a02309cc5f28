import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { errorFields, Log, SqlPool } from '@porchlight/service-kit';
import { CardProvider } from '../payments/card-provider.ts';
import { RepeatedWork } from '../repeated-work.ts';

const sweepMs = 5 * 60_000;
/** Cards of one sweep; the next sweep takes more. */
const cardsPerSweep = 200;
const waitingSql = `select provider_id as id from payment_method_removal order by requested_at limit ${cardsPerSweep}`;
const doneSql = 'delete from payment_method_removal where provider_id = $1';

/** Removes cards at the payment provider that were replaced, removed or erased. */
@Injectable()
export class CardRemovals implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #sweeps = new RepeatedWork(() => this.sweep(), sweepMs);

  constructor(
    private readonly pool: SqlPool,
    private readonly provider: CardProvider,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#sweeps.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#sweeps.stop();
  }

  async sweep(): Promise<void> {
    try {
      for (const { id } of await this.pool.rows<{ id: string }>('cards_to_remove', waitingSql))
        await this.tryToDetach(id);
    } catch (error) {
      this.log.warn('cards not swept', errorFields(error));
    }
  }

  /** Removes a card now; while the provider does not respond, it is left for the next sweep. */
  async tryToDetach(id: string): Promise<void> {
    try {
      await this.provider.detach(id);
      await this.pool.execute('card_removed', doneSql, [id]);
    } catch (error) {
      this.log.warn('card not removed at the payment provider', errorFields(error));
    }
  }
}
