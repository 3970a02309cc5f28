import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  forgetViewed,
  getViewedMarkers,
  listViewed,
  type MapMarkersResponse,
  type ViewedResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { ListingMarkers } from '../map/listing-markers.ts';
import { ViewedListings } from './viewed-listings.ts';

/** Serves a renter's viewed listings: the list, its map markers, and clearing it. */
@Controller()
export class ViewedController {
  constructor(
    private readonly viewed: ViewedListings,
    private readonly marked: ListingMarkers,
  ) {}

  @Handle(listViewed)
  list(@Input() { query }: InputOf<typeof listViewed>, @CallerOf() caller: Caller): Promise<ViewedResponse> {
    return this.viewed.page(requireUser(caller), query);
  }

  @Handle(getViewedMarkers)
  async markers(@Input() _: InputOf<typeof getViewedMarkers>, @CallerOf() caller: Caller): Promise<MapMarkersResponse> {
    return this.marked.markers(await this.viewed.ids(requireUser(caller)));
  }

  @Handle(forgetViewed)
  async clear(@Input() _: InputOf<typeof forgetViewed>, @CallerOf() caller: Caller): Promise<Done> {
    await this.viewed.clear(requireUser(caller));
    return {};
  }
}
