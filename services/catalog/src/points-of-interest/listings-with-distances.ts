import { Injectable } from '@nestjs/common';
import {
  distanceKm,
  maxListingsOnMap,
  estimateWalkMinutes,
  type Distance,
  type ListingCard,
  type MappedListing,
  type PointOfInterest,
  type PointsOfInterestResponse,
} from '@porchlight/contracts/catalog';
import { FavouriteLists } from '../favourites/favourite-lists.ts';
import { InquiredListings } from '../listings/inquired-listings.ts';
import { ListingCards } from '../listings/listing-cards.ts';
import { RecommendedListings } from '../recommended/recommended-listings.ts';

type ListingsResult = Omit<PointsOfInterestResponse, 'pointsOfInterest'>;
type Reason = MappedListing['reasons'][number];

/**
 * Returns the listings that a renter inquired about, favourited or was recommended, with their distances from the
 * renter's points of interest.
 */
@Injectable()
export class ListingsWithDistances {
  constructor(
    private readonly inquired: InquiredListings,
    private readonly favourites: FavouriteLists,
    private readonly recommended: RecommendedListings,
    private readonly listings: ListingCards,
  ) {}

  async of(
    userId: string,
    pointsOfInterest: readonly PointOfInterest[],
    removedIds: readonly string[] = [],
  ): Promise<ListingsResult> {
    const inquiries = [...new Set((await this.inquired.of(userId)).map(({ id }) => id))];
    const favourites = await this.favourites.ids({ kind: 'member', id: userId });
    const recommended = (await this.recommended.of(userId))
      .map(({ id }) => id)
      .filter((id) => !removedIds.includes(id));
    const reasons = reasonsOf({ inquiry: inquiries, favourite: favourites, recommended });
    const cards = await this.listings.byIds([...reasons.keys()]);
    // Unavailable listings appear in the lists, not on the map.
    const listings = [...reasons].flatMap(([id, why]) => {
      const card = cards.get(id);
      return card && !card.unavailable ? [toMappedListing(card, why, pointsOfInterest)] : [];
    });
    return {
      listings: listings.slice(0, maxListingsOnMap),
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

const toMappedListing = (
  card: ListingCard,
  reasons: Reason[],
  pointsOfInterest: readonly PointOfInterest[],
): MappedListing => ({
  ...card,
  reasons,
  distances: pointsOfInterest.map((pointOfInterest) => distanceOf(card, pointOfInterest)),
});

/** Measures from the public coordinates, so that the distance reveals nothing about a hidden address. */
function distanceOf(card: ListingCard, pointOfInterest: PointOfInterest): Distance {
  const metres = Math.round(distanceKm(card, pointOfInterest) * 1_000);
  return { pointOfInterestId: pointOfInterest.id, metres, walkMinutes: estimateWalkMinutes(metres) };
}
