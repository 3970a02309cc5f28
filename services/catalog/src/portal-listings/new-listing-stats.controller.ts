import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getNewListingStats, type NewListingStats } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { NewListingStatsReader } from './new-listing-stats.ts';

/** Serves the statistics of a landlord's own listings. */
@Controller()
export class NewListingStatsController {
  constructor(private readonly stats: NewListingStatsReader) {}

  @Handle(getNewListingStats)
  read(@Input() { query }: InputOf<typeof getNewListingStats>, @CallerOf() caller: Caller): Promise<NewListingStats> {
    return this.stats.read(requireUser(caller), query.days ?? 30);
  }
}
