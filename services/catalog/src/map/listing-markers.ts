import { Injectable } from '@nestjs/common';
import { maxListingsPerMarker, maxMarkers, type MapMarkersResponse } from '@porchlight/contracts/catalog';
import { limitCells, coarsenCells, type Cell } from '../search/map/cells.ts';
import { MapIndex, type ListingsAtPoint, type MarkerListing } from '../search/map/map-index.ts';
import { markersOf } from './markers.ts';

/** Reads listings by id for a map: the public ones, one marker per address. */
@Injectable()
export class ListingMarkers {
  constructor(private readonly index: MapIndex) {}

  /** Returns cards of listings as JSON texts, in the order of the ids. */
  async cards(publicIds: readonly string[]): Promise<string[]> {
    const cards = await this.index.cards(publicIds);
    return [...new Set(publicIds)].flatMap((id) => cards.get(id) ?? []);
  }

  async markers(publicIds: readonly string[]): Promise<MapMarkersResponse> {
    const listings = await this.index.markersByPublicId(publicIds);
    const cells = limitCells(coarsenCells(listings.map(cellOf), 0), maxMarkers);
    const markers = markersOf(cells, {
      homes: new Map(listings.map((listing) => [listing.id, listing])),
      points: pointsOf(listings),
    });
    return { markers, count: listings.length };
  }
}

const cellOf = ({ id, point, currency, rent, latitude, longitude }: MarkerListing): Cell => ({
  cell: point,
  currency,
  homes: 1,
  rentMin: rent,
  latitudes: latitude,
  longitudes: longitude,
  point,
  id,
});

function pointsOf(listings: readonly MarkerListing[]): ListingsAtPoint[] {
  const points = new Map<string, { point: number; currency: number; ids: string[] }>();
  for (const { point, currency, publicId } of listings) {
    const key = `${point}/${currency}`;
    const shared = points.get(key) ?? { point, currency, ids: [] };
    if (shared.ids.length < maxListingsPerMarker) shared.ids.push(publicId);
    points.set(key, shared);
  }
  return [...points.values()];
}
