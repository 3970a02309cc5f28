import type { ListingCard } from '@porchlight/contracts/catalog';

/** Why a home is told of. */
export type AlertEvent = 'new' | 'price-drop' | 'back' | 'rent-down' | 'rent-up' | 'rented' | 'gone';
/** A home as a mail tells of it. */
export interface FoundHome {
  /** The key inside catalog. */
  readonly id: string;
  readonly buildingId: number | null;
  readonly card: ListingCard;
  /** Absent in a first mail: there nothing has happened yet. */
  readonly event?: AlertEvent;
  /** The rent before it changed. */
  readonly before?: number;
  /** Which alert tells of it, in words, where a mail gathers several. */
  readonly why?: string;
}

/** Most homes of a mail, and of one building in it (decisions 5.13). */
export const mostHomes = 12;
const mostOfBuilding = 2;

/** The homes that a mail shows, in their order; the others stand behind its button. */
export function shownHomes<T extends Pick<FoundHome, 'buildingId'>>(homes: readonly T[]): T[] {
  const ofBuilding = new Map<number, number>();
  const isShown = ({ buildingId }: T) => {
    if (buildingId === null) return true;
    const before = ofBuilding.get(buildingId) ?? 0;
    ofBuilding.set(buildingId, before + 1);
    return before < mostOfBuilding;
  };
  return homes.filter(isShown).slice(0, mostHomes);
}
