import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  changeFavouriteNote,
  getFavouriteListing,
  getMyFavouriteMarkers,
  listRecentFavourites,
  type FavouriteResponse,
  type MapMarkersResponse,
  type RecentFavourites,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound, requireUser } from '@porchlight/service-kit';
import { ListingMarkers } from '../map/listing-markers.ts';
import { FavouriteLists } from './favourite-lists.ts';
import { FavouriteListings } from './favourite-listings.ts';
import { messages } from './messages.ts';

const recentCount = 5;

/** Endpoints of renters' favourites that guests do not have: map markers, notes and recent favourites. */
@Controller()
export class MyFavouriteController {
  constructor(
    private readonly lists: FavouriteLists,
    private readonly listings: FavouriteListings,
    private readonly marked: ListingMarkers,
  ) {}

  @Handle(getMyFavouriteMarkers)
  async markers(
    @Input() _: InputOf<typeof getMyFavouriteMarkers>,
    @CallerOf() caller: Caller,
  ): Promise<MapMarkersResponse> {
    return this.marked.markers(await this.#idsOf(requireUser(caller)));
  }

  @Handle(listRecentFavourites)
  async recent(
    @Input() _: InputOf<typeof listRecentFavourites>,
    @CallerOf() caller: Caller,
  ): Promise<RecentFavourites> {
    const userId = requireUser(caller);
    return { listings: await this.listings.byIds(userId, (await this.#idsOf(userId)).slice(0, recentCount)) };
  }

  @Handle(getFavouriteListing)
  one(
    @Input() { params }: InputOf<typeof getFavouriteListing>,
    @CallerOf() caller: Caller,
  ): Promise<FavouriteResponse> {
    return this.#one(requireUser(caller), params.id);
  }

  @Handle(changeFavouriteNote)
  async note(
    @Input() { params, body }: InputOf<typeof changeFavouriteNote>,
    @CallerOf() caller: Caller,
  ): Promise<FavouriteResponse> {
    const userId = requireUser(caller);
    if (!(await this.lists.note(userId, params.id, body.note))) throw notFound(messages.notKept, 'favourite-not-found');
    return this.#one(userId, params.id);
  }

  async #one(userId: string, id: string): Promise<FavouriteResponse> {
    const [listing] = await this.listings.byIds(userId, [id]);
    if (!listing) throw notFound(messages.notKept, 'favourite-not-found');
    return { listing };
  }

  #idsOf(id: string): Promise<string[]> {
    return this.lists.ids({ kind: 'member', id });
  }
}
