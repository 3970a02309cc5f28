import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  changeFavouriteNote,
  getFavouriteListing,
  getMyFavouriteMarkers,
  listRecentFavourites,
  type FavouriteAnswer,
  type MapMarkersAnswer,
  type RecentFavourites,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound } from '@porchlight/service-kit';
import { renterOf } from '../homes/renter-of.ts';
import { MarkedHomes } from '../map/marked-homes.ts';
import { FavouriteLists } from './favourite-lists.ts';
import { KeptHomes } from './kept-homes.ts';
import { words } from './words.ts';

const fewest = 5;

/** What only renters have of their kept homes: a map, notes, and those kept last. */
@Controller()
export class MyFavouriteController {
  readonly #lists: FavouriteLists;
  readonly #homes: KeptHomes;
  readonly #marked: MarkedHomes;
  constructor(lists: FavouriteLists, homes: KeptHomes, marked: MarkedHomes) {
    this.#lists = lists;
    this.#homes = homes;
    this.#marked = marked;
  }

  @Handle(getMyFavouriteMarkers)
  async markers(
    @Input() _: InputOf<typeof getMyFavouriteMarkers>,
    @CallerOf() caller: Caller,
  ): Promise<MapMarkersAnswer> {
    return this.#marked.markers(await this.#idsOf(renterOf(caller)));
  }

  @Handle(listRecentFavourites)
  async recent(
    @Input() _: InputOf<typeof listRecentFavourites>,
    @CallerOf() caller: Caller,
  ): Promise<RecentFavourites> {
    const userId = renterOf(caller);
    return { listings: await this.#homes.named(userId, (await this.#idsOf(userId)).slice(0, fewest)) };
  }

  @Handle(getFavouriteListing)
  one(@Input() { params }: InputOf<typeof getFavouriteListing>, @CallerOf() caller: Caller): Promise<FavouriteAnswer> {
    return this.#one(renterOf(caller), params.id);
  }

  @Handle(changeFavouriteNote)
  async note(
    @Input() { params, body }: InputOf<typeof changeFavouriteNote>,
    @CallerOf() caller: Caller,
  ): Promise<FavouriteAnswer> {
    const userId = renterOf(caller);
    if (!(await this.#lists.note(userId, params.id, body.note))) throw notFound(words.notKept, 'favourite-not-found');
    return this.#one(userId, params.id);
  }

  async #one(userId: string, id: string): Promise<FavouriteAnswer> {
    const [listing] = await this.#homes.named(userId, [id]);
    if (!listing) throw notFound(words.notKept, 'favourite-not-found');
    return { listing };
  }

  #idsOf(id: string): Promise<string[]> {
    return this.#lists.ids({ kind: 'member', id });
  }
}
