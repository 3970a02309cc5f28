import { Injectable } from '@nestjs/common';
import {
  distanceKm,
  homesOnMapCap,
  walkMinutesOf,
  type Distance,
  type ListingCard,
  type MappedListing,
  type PointOfInterest,
  type PointsOfInterestAnswer,
} from '@porchlight/contracts/catalog';
import { FavouriteLists } from '../favourites/favourite-lists.ts';
import { InquiredHomes } from '../homes/inquired-homes.ts';
import { ListedHomes } from '../homes/listed-homes.ts';
import { RecommendedHomes } from '../recommended/recommended-homes.ts';

type Followed = Omit<PointsOfInterestAnswer, 'pointsOfInterest'>;
type Reason = MappedListing['reasons'][number];

/** The homes that a renter wrote to, keeps or was recommended, and how far each is from their places. */
@Injectable()
export class FollowedHomes {
  readonly #inquired: InquiredHomes;
  readonly #favourites: FavouriteLists;
  readonly #recommended: RecommendedHomes;
  readonly #homes: ListedHomes;
  constructor(inquired: InquiredHomes, favourites: FavouriteLists, recommended: RecommendedHomes, homes: ListedHomes) {
    this.#inquired = inquired;
    this.#favourites = favourites;
    this.#recommended = recommended;
    this.#homes = homes;
  }

  async of(userId: string, places: readonly PointOfInterest[], removedIds: readonly string[] = []): Promise<Followed> {
    const inquiries = [...new Set((await this.#inquired.of(userId)).map(({ id }) => id))];
    const favourites = await this.#favourites.ids({ kind: 'member', id: userId });
    const recommended = (await this.#recommended.of(userId))
      .map(({ id }) => id)
      .filter((id) => !removedIds.includes(id));
    const reasons = reasonsOf({ inquiry: inquiries, favourite: favourites, recommended });
    const cards = await this.#homes.named([...reasons.keys()]);
    // A home that is not to be had belongs to the lists, not to the map.
    const listings = [...reasons].flatMap(([id, why]) => {
      const card = cards.get(id);
      return card && !card.unavailable ? [mapped(card, why, places)] : [];
    });
    return {
      listings: listings.slice(0, homesOnMapCap),
      inquiryCount: inquiries.length,
      favouriteCount: favourites.length,
      recommendedCount: recommended.length,
    };
  }
}

function reasonsOf(lists: Readonly<Record<Reason, readonly string[]>>): Map<string, Reason[]> {
  const reasons = new Map<string, Reason[]>();
  for (const [reason, ids] of Object.entries(lists) as [Reason, readonly string[]][])
    for (const id of ids) reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  return reasons;
}

const mapped = (card: ListingCard, reasons: Reason[], places: readonly PointOfInterest[]): MappedListing => ({
  ...card,
  reasons,
  distances: places.map((place) => distanceOf(card, place)),
});

/** From the point that everybody may know: the distance tells nothing of a hidden address. */
function distanceOf(card: ListingCard, place: PointOfInterest): Distance {
  const metres = Math.round(distanceKm(card, place) * 1_000);
  return { pointOfInterestId: place.id, metres, walkMinutes: walkMinutesOf(metres) };
}
