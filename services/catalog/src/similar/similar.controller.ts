import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getRecentListings, getSimilarListings, getSimilarOfferings } from '@porchlight/contracts/catalog';
import { Handle, Input, SerializedJson } from '@porchlight/service-kit';
import { SimilarListings } from './similar-listings.ts';

const listOf = (cards: readonly string[]): SerializedJson => new SerializedJson(`{"listings":[${cards.join(',')}]}`);

/** Serves listings similar to one and the newest listings. */
@Controller()
export class SimilarController {
  constructor(private readonly listings: SimilarListings) {}

  @Handle(getSimilarListings)
  async similar(@Input() { params }: InputOf<typeof getSimilarListings>): Promise<SerializedJson> {
    return listOf(await this.listings.similarTo(params.id));
  }

  @Handle(getSimilarOfferings)
  async offerings(@Input() { params }: InputOf<typeof getSimilarOfferings>): Promise<SerializedJson> {
    return listOf(await this.listings.ofSameLandlord(params.id));
  }

  @Handle(getRecentListings)
  async recent(@Input() { params, query }: InputOf<typeof getRecentListings>): Promise<SerializedJson> {
    const { cards, pagination } = await this.listings.recent(params.days, query);
    return new SerializedJson(`{"listings":[${cards.join(',')}],"pagination":${JSON.stringify(pagination)}}`);
  }
}
