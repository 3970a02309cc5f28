import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  auditFavourites,
  listFavourites,
  listGuestFavourites,
  removeFavourite,
  toggleFavourite,
  type FavouriteIds,
  type FavouritesAnswer,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound, Problem, unauthenticated } from '@porchlight/service-kit';
import { RecommendationWork } from '../recommended/recommendation-work.ts';
import { FavouriteLists } from './favourite-lists.ts';
import { KeptHomes } from './kept-homes.ts';
import { ownerOf, type Owner } from './owner.ts';
import { words } from './words.ts';

const answerOf = (favouriteListings: string[]): FavouriteIds => ({
  favouriteListings,
  count: favouriteListings.length,
});

/** Homes that people keep: guests by their device, renters by their account. */
@Controller()
export class FavouriteController {
  readonly #lists: FavouriteLists;
  readonly #homes: KeptHomes;
  readonly #recommendations: RecommendationWork;
  constructor(lists: FavouriteLists, homes: KeptHomes, recommendations: RecommendationWork) {
    this.#lists = lists;
    this.#homes = homes;
    this.#recommendations = recommendations;
  }

  // `email` is read by the mail issue; signed in it means nothing (decisions 1.3).
  @Handle(toggleFavourite)
  async toggle(@Input() { body }: InputOf<typeof toggleFavourite>, @CallerOf() caller: Caller): Promise<FavouriteIds> {
    const owner = ownerOf(caller);
    if (body.active === 1) await this.#keep(body.listingId, owner);
    else if (owner) await this.#lists.drop(owner, body.listingId);
    if (owner?.kind === 'member') await this.#recommendations.soon(owner.id);
    return this.#idsOf(owner);
  }

  @Handle(removeFavourite)
  async remove(
    @Input() { params }: InputOf<typeof removeFavourite>,
    @CallerOf() caller: Caller,
  ): Promise<FavouriteIds> {
    const owner = ownerOf(caller);
    if (owner) await this.#lists.drop(owner, params.id);
    return this.#idsOf(owner);
  }

  @Handle(auditFavourites)
  async audit(@Input() { body }: InputOf<typeof auditFavourites>, @CallerOf() caller: Caller): Promise<FavouriteIds> {
    const owner = ownerOf(caller);
    const valid = await this.#lists.valid(body.favouriteListings);
    const keys = valid.map(({ listingId }) => listingId);
    if (owner?.kind === 'member') {
      await this.#lists.merge(owner.id, keys, { notes: body.notes, device: caller.device });
      return this.#idsOf(owner);
    }
    if (owner) await this.#lists.mirror(owner.id, keys);
    return answerOf(valid.map(({ id }) => id));
  }

  @Handle(listFavourites)
  async list(
    @Input() { query }: InputOf<typeof listFavourites>,
    @CallerOf() { userId }: Caller,
  ): Promise<FavouritesAnswer> {
    if (userId === undefined) throw unauthenticated();
    return this.#homes.ofMember(userId, await this.#lists.ids({ kind: 'member', id: userId }), query);
  }

  @Handle(listGuestFavourites)
  listOfDevice(@Input() { query }: InputOf<typeof listGuestFavourites>): Promise<FavouritesAnswer> {
    return this.#homes.ofDevice(query.favourites ?? [], query);
  }

  async #keep(publicId: string, owner: Owner | undefined): Promise<void> {
    const listingId = await this.#lists.keepable(publicId);
    if (listingId === undefined) throw notFound(words.listingNotFound, 'listing-not-found');
    if (owner && !(await this.#lists.keep(owner, listingId))) throw new Problem(409, 'favourites-full', words.full);
  }

  async #idsOf(owner: Owner | undefined): Promise<FavouriteIds> {
    return answerOf(owner ? await this.#lists.ids(owner) : []);
  }
}
