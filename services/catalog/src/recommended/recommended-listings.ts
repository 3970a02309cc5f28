import { Injectable } from '@nestjs/common';
import type { RecommendedListing } from '@porchlight/contracts/catalog';
import { Recommendations } from './recommendations.ts';
import { Recommender, type FallbackSearch } from './recommender.ts';

/**
 * Returns the recommendations of a renter: those of the last run, or an immediate ranking when there are none. Reading
 * stores nothing.
 */
@Injectable()
export class RecommendedListings {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly recommender: Recommender,
  ) {}

  async of(userId: string, start: FallbackSearch = {}): Promise<RecommendedListing[]> {
    const stored = await this.recommendations.of(userId);
    return stored.length > 0 ? stored : this.recommendations.withCards(await this.recommender.rankFor(userId, start));
  }
}
