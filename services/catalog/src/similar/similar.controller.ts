import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getRecentListings, getSimilarListings, getSimilarOfferings } from '@porchlight/contracts/catalog';
import { Handle, Input, ReadyJson } from '@porchlight/service-kit';
import { SimilarHomes } from './similar-homes.ts';

const listOf = (cards: readonly string[]): ReadyJson => new ReadyJson(`{"listings":[${cards.join(',')}]}`);

/** Homes beside the one that somebody looks at, and the newest. */
@Controller()
export class SimilarController {
  readonly #homes: SimilarHomes;
  constructor(homes: SimilarHomes) {
    this.#homes = homes;
  }

  @Handle(getSimilarListings)
  async similar(@Input() { params }: InputOf<typeof getSimilarListings>): Promise<ReadyJson> {
    return listOf(await this.#homes.like(params.id));
  }

  @Handle(getSimilarOfferings)
  async offerings(@Input() { params }: InputOf<typeof getSimilarOfferings>): Promise<ReadyJson> {
    return listOf(await this.#homes.offeredWith(params.id));
  }

  @Handle(getRecentListings)
  async recent(@Input() { params, query }: InputOf<typeof getRecentListings>): Promise<ReadyJson> {
    return listOf(await this.#homes.recent(params.days, query.perPage));
  }
}
