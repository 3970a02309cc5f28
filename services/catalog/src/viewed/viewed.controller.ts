import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  forgetViewed,
  getViewedMarkers,
  listViewed,
  type MapMarkersAnswer,
  type ViewedAnswer,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { renterOf } from '../homes/renter-of.ts';
import { MarkedHomes } from '../map/marked-homes.ts';
import { ViewedHomes } from './viewed-homes.ts';

/** A renter's own history: to look at, on a map, and to clear. */
@Controller()
export class ViewedController {
  readonly #viewed: ViewedHomes;
  readonly #marked: MarkedHomes;
  constructor(viewed: ViewedHomes, marked: MarkedHomes) {
    this.#viewed = viewed;
    this.#marked = marked;
  }

  @Handle(listViewed)
  list(@Input() { query }: InputOf<typeof listViewed>, @CallerOf() caller: Caller): Promise<ViewedAnswer> {
    return this.#viewed.page(renterOf(caller), query);
  }

  @Handle(getViewedMarkers)
  async markers(@Input() _: InputOf<typeof getViewedMarkers>, @CallerOf() caller: Caller): Promise<MapMarkersAnswer> {
    return this.#marked.markers(await this.#viewed.ids(renterOf(caller)));
  }

  @Handle(forgetViewed)
  async forget(@Input() _: InputOf<typeof forgetViewed>, @CallerOf() caller: Caller): Promise<Done> {
    await this.#viewed.forget(renterOf(caller));
    return {};
  }
}
