import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getFavouriteMarkers,
  getMapMarkerInfo,
  getMapMarkers,
  type MapMarkersResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, SerializedJson } from '@porchlight/service-kit';
import { MapMarkers } from './map-markers.ts';
import { ListingMarkers } from './listing-markers.ts';

/** Endpoints of listings on a map. */
@Controller()
export class MapController {
  readonly #markers: MapMarkers;
  readonly #listings: ListingMarkers;
  constructor(markers: MapMarkers, listings: ListingMarkers) {
    this.#markers = markers;
    this.#listings = listings;
  }

  @Handle(getMapMarkers)
  markers(@Input() { query }: InputOf<typeof getMapMarkers>, @CallerOf() caller: Caller): Promise<SerializedJson> {
    return this.#markers.response(query, caller);
  }

  @Handle(getMapMarkerInfo)
  async info(@Input() { query }: InputOf<typeof getMapMarkerInfo>): Promise<SerializedJson> {
    return new SerializedJson(`{"listings":[${(await this.#listings.cards(query.ids ?? [])).join(',')}]}`);
  }

  @Handle(getFavouriteMarkers)
  favourites(@Input() { query }: InputOf<typeof getFavouriteMarkers>): Promise<MapMarkersResponse> {
    return this.#listings.markers(query.favourites ?? []);
  }
}
