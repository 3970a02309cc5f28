import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getFavouriteMarkers,
  getMapMarkerInfo,
  getMapMarkers,
  type MapMarkersAnswer,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, ReadyJson } from '@porchlight/service-kit';
import { MapMarkers } from './map-markers.ts';
import { MarkedHomes } from './marked-homes.ts';

/** Homes on a map. */
@Controller()
export class MapController {
  readonly #markers: MapMarkers;
  readonly #homes: MarkedHomes;
  constructor(markers: MapMarkers, homes: MarkedHomes) {
    this.#markers = markers;
    this.#homes = homes;
  }

  @Handle(getMapMarkers)
  markers(@Input() { query }: InputOf<typeof getMapMarkers>, @CallerOf() caller: Caller): Promise<ReadyJson> {
    return this.#markers.answer(query, caller);
  }

  @Handle(getMapMarkerInfo)
  async info(@Input() { query }: InputOf<typeof getMapMarkerInfo>): Promise<ReadyJson> {
    return new ReadyJson(`{"listings":[${(await this.#homes.cards(query.ids ?? [])).join(',')}]}`);
  }

  @Handle(getFavouriteMarkers)
  favourites(@Input() { query }: InputOf<typeof getFavouriteMarkers>): Promise<MapMarkersAnswer> {
    return this.#homes.markers(query.favourites ?? []);
  }
}
