import { Injectable } from '@nestjs/common';
import type { TurnOnRefusal } from '@porchlight/contracts/internal';
import { Log, Outbox, Problem, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { PublishingService } from './publishing.service.ts';

export const turnOnTask = 'publishing.turn-on-offered';

interface OfferedListing {
  readonly listingId: string;
  readonly landlordId: string;
  /** Version of the listing, which makes the charge one of this offer. */
  readonly version: number;
  /** Most credits that the landlord agreed to. */
  readonly turnOnFor: number;
}

const refusals: Readonly<Record<string, TurnOnRefusal>> = {
  'credits-short': 'credits-short',
  'price-changed': 'price-changed',
};

/** Turns listings on whose landlords asked for it when they submitted them. */
@Injectable()
export class TurnOnOffered {
  constructor(
    private readonly publishing: PublishingService,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /**
   * A listing that cannot be turned on, for example without enough credits, stays off, which is reported to catalog.
   */
  @Task(turnOnTask)
  async turnOn(offered: OfferedListing, manager: EntityManager): Promise<void> {
    const { listingId, version } = offered;
    const code = await this.#refusalOf(offered);
    if (code === undefined) return;
    this.log.info('offered listing stays off', { listingId, code });
    await this.outbox.emit(manager, 'turn-on.refused', { listingId, version, reason: refusals[code] ?? 'refused' });
  }

  /** Turns the listing on. Returns the code of the refusal if it stays off. */
  async #refusalOf({ listingId, landlordId, version, turnOnFor }: OfferedListing): Promise<string | undefined> {
    const key = `turnonoffered${listingId}v${version}`;
    try {
      const { enabling } = await this.publishing.costs(landlordId, listingId);
      // A price that rose since is not the one that was agreed to; one that changes now is refused.
      if (enabling.credits > turnOnFor) return 'price-changed';
      await this.publishing.enable(landlordId, listingId, { enabled: true, key, expectedCredits: enabling.credits });
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return error.code;
    }
  }
}
