import { Injectable } from '@nestjs/common';
import type { RecommendedListing } from '@porchlight/contracts/catalog';
import { Recommendations } from './recommendations.ts';
import { Recommender, type Start } from './recommender.ts';

/** What a renter is shown: the homes of the last run; before the first one, and where it found none, those found at this moment. Reading stores nothing. */
@Injectable()
export class RecommendedHomes {
  readonly #recommendations: Recommendations;
  readonly #recommender: Recommender;
  constructor(recommendations: Recommendations, recommender: Recommender) {
    this.#recommendations = recommendations;
    this.#recommender = recommender;
  }

  async of(userId: string, start: Start = {}): Promise<RecommendedListing[]> {
    const kept = await this.#recommendations.of(userId);
    return kept.length > 0 ? kept : this.#recommendations.shown(await this.#recommender.homesFor(userId, start));
  }
}
