import type { ListingCard } from '@porchlight/contracts/catalog';

/** Why a listing is in a mail. */
export type AlertEvent = 'new' | 'price-drop' | 'back' | 'rent-down' | 'rent-up' | 'rented' | 'gone';
/** Listing as shown in a mail. */
export interface FoundListing {
  /** Internal id (`listing.id`). */
  readonly id: string;
  readonly buildingId: number | null;
  readonly card: ListingCard;
  /** Absent in the first mail of an alert. */
  readonly event?: AlertEvent;
  /** Rent before the change. */
  readonly before?: number;
  /** Description of the alert that found it, when a mail covers several alerts. */
  readonly why?: string;
}

/** Maximum number of listings in a mail, and of one building in it. (docs/rules/alerts.md) */
export const maxListingsPerMail = 12;
const maxListingsPerBuilding = 2;

/** Returns the listings that a mail shows, in their order; its button leads to the others. */
export function shownListings<T extends Pick<FoundListing, 'buildingId'>>(listings: readonly T[]): T[] {
  const ofBuilding = new Map<number, number>();
  const isShown = ({ buildingId }: T) => {
    if (buildingId === null) return true;
    const before = ofBuilding.get(buildingId) ?? 0;
    ofBuilding.set(buildingId, before + 1);
    return before < maxListingsPerBuilding;
  };
  return listings.filter(isShown).slice(0, maxListingsPerMail);
}
