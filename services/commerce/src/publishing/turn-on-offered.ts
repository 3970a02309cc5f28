import { Injectable } from '@nestjs/common';
import { Log, Problem, Task } from '@porchlight/service-kit';
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

/** Turns listings on whose landlords asked for it when they submitted them. */
@Injectable()
export class TurnOnOffered {
  constructor(
    private readonly publishing: PublishingService,
    private readonly log: Log,
  ) {}

  /** A listing that cannot be turned on, for example without enough credits, stays off: its landlord does it later. */
  @Task(turnOnTask)
  async turnOn({ listingId, landlordId, version, turnOnFor }: OfferedListing): Promise<void> {
    const key = `turnonoffered${listingId}v${version}`;
    try {
      const { enabling } = await this.publishing.costs(landlordId, listingId);
      // A price that rose since is not the one that was agreed to; one that changes now is refused.
      if (enabling.credits <= turnOnFor)
        await this.publishing.enable(landlordId, listingId, { enabled: true, key, expectedCredits: enabling.credits });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      this.log.info('offered listing stays off', { listingId, code: error.code });
    }
  }
}
