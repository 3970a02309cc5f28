import { Controller } from '@nestjs/common';
import type { Caller, ConfirmState, Done, InputOf, Language } from '@porchlight/contracts';
import {
  auditFavourites,
  confirmFavourites,
  getFavouritesConfirmation,
  listFavourites,
  listGuestFavourites,
  removeFavourite,
  toggleFavourite,
  type FavouriteIds,
  type FavouritesResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, LanguageOf, notFound, Problem, requireUser } from '@porchlight/service-kit';
import { RecommendationJobs } from '../recommended/recommendation-jobs.ts';
import { FavouriteConfirmation } from './confirmation/favourite-confirmation.ts';
import { FavouriteConfirmationRequest } from './confirmation/confirmation-request.ts';
import { FavouriteLists } from './favourite-lists.ts';
import { FavouriteListings } from './favourite-listings.ts';
import { ownerOf, type Owner } from './owner.ts';
import { messages } from './messages.ts';

const toFavouriteIds = (favouriteListings: string[]): FavouriteIds => ({
  favouriteListings,
  count: favouriteListings.length,
});

/** Manages favourites: of guests by device, of renters by account. */
@Controller()
export class FavouriteController {
  constructor(
    private readonly lists: FavouriteLists,
    private readonly listings: FavouriteListings,
    private readonly recommendations: RecommendationJobs,
    private readonly confirmation: FavouriteConfirmation,
    private readonly confirmationRequest: FavouriteConfirmationRequest,
  ) {}

  // `email` is ignored for a logged-in renter.
  // (docs/rules/favourites.md#fav-5-the-email-of-a-favourite-request-is-ignored-for-logged-in-users)
  @Handle(toggleFavourite)
  async toggle(
    @Input() { body }: InputOf<typeof toggleFavourite>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
  ): Promise<FavouriteIds> {
    const owner = ownerOf(caller);
    if (body.active === 1) {
      await this.#save(body.listingId, owner);
      if (owner?.kind === 'guest' && body.email !== undefined && caller.userId === undefined)
        await this.confirmationRequest.send(owner.id, body.email, language);
    }
    if (body.active === 0 && owner) await this.lists.remove(owner, body.listingId);
    if (owner?.kind === 'member') await this.recommendations.schedule(owner.id);
    return this.#idsOf(owner);
  }

  @Handle(removeFavourite)
  async remove(
    @Input() { params }: InputOf<typeof removeFavourite>,
    @CallerOf() caller: Caller,
  ): Promise<FavouriteIds> {
    const owner = ownerOf(caller);
    if (owner) await this.lists.remove(owner, params.id);
    return this.#idsOf(owner);
  }

  @Handle(auditFavourites)
  async audit(@Input() { body }: InputOf<typeof auditFavourites>, @CallerOf() caller: Caller): Promise<FavouriteIds> {
    const owner = ownerOf(caller);
    const valid = await this.lists.valid(body.favouriteListings);
    const keys = valid.map(({ listingId }) => listingId);
    if (owner?.kind === 'member') {
      await this.lists.merge(owner.id, keys, { notes: body.notes, device: caller.device });
      return this.#idsOf(owner);
    }
    if (owner) await this.lists.mirror(owner.id, keys);
    return toFavouriteIds(valid.map(({ id }) => id));
  }

  @Handle(getFavouritesConfirmation)
  checkConfirmation(@Input() { params }: InputOf<typeof getFavouritesConfirmation>): Promise<ConfirmState> {
    return this.confirmation.check(params.token);
  }

  @Handle(confirmFavourites)
  async confirm(@Input() { params }: InputOf<typeof confirmFavourites>): Promise<Done> {
    await this.confirmation.confirm(params.token);
    return {};
  }

  @Handle(listFavourites)
  async list(
    @Input() { query }: InputOf<typeof listFavourites>,
    @CallerOf() caller: Caller,
  ): Promise<FavouritesResponse> {
    const userId = requireUser(caller);
    return this.listings.forRenter(userId, await this.lists.ids({ kind: 'member', id: userId }), query);
  }

  @Handle(listGuestFavourites)
  listOfDevice(@Input() { query }: InputOf<typeof listGuestFavourites>): Promise<FavouritesResponse> {
    return this.listings.forDevice(query.favourites ?? [], query);
  }

  async #save(publicId: string, owner: Owner | undefined): Promise<void> {
    const listingId = await this.lists.findSavable(publicId);
    if (listingId === undefined) throw notFound(messages.listingNotFound, 'listing-not-found');
    if (owner && !(await this.lists.add(owner, listingId))) throw new Problem(409, 'favourites-full', messages.full);
  }

  async #idsOf(owner: Owner | undefined): Promise<FavouriteIds> {
    return toFavouriteIds(owner ? await this.lists.ids(owner) : []);
  }
}
