import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  changeOwnListing,
  createListing,
  deleteListing,
  duplicateListing,
  getOwnListing,
  listLandlordActivities,
  markListingRented,
  registerListing,
  reopenListing,
  restoreListing,
  type LandlordActivitiesPage,
  type OwnListingResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { editorOf } from './editor.ts';
import { LandlordActivities } from './landlord-activities.ts';
import { ListingDeletion } from './lifecycle/listing-deletion.ts';
import { ListingDrafts } from './drafts/listing-drafts.ts';
import { ListingOffers } from './lifecycle/listing-offers.ts';
import { OwnListingChanges } from './own-listing-changes.ts';
import { OwnListingReader } from './own-listing-reader.ts';

/** Serves a landlord's listings as they are edited, and what happened to them. */
@Controller()
export class OwnListingsController {
  constructor(
    private readonly reader: OwnListingReader,
    private readonly changes: OwnListingChanges,
    private readonly drafts: ListingDrafts,
    private readonly offers: ListingOffers,
    private readonly deletion: ListingDeletion,
    private readonly activities: LandlordActivities,
  ) {}

  @Handle(getOwnListing)
  async show(
    @Input() { params }: InputOf<typeof getOwnListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.reader.read(requireUser(caller), params.id) };
  }

  @Handle(createListing)
  async create(
    @Input() { body }: InputOf<typeof createListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.drafts.create(requireUser(caller), body) };
  }

  @Handle(duplicateListing)
  async duplicate(
    @Input() { params, body }: InputOf<typeof duplicateListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.drafts.duplicate(requireUser(caller), { ...params, ...body }) };
  }

  @Handle(registerListing)
  async register(
    @Input() { body }: InputOf<typeof registerListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.drafts.create(requireUser(caller), body) };
  }

  @Handle(changeOwnListing)
  async change(
    @Input() { body }: InputOf<typeof changeOwnListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.changes.change(editorOf(caller), body) };
  }

  @Handle(markListingRented)
  async markRented(
    @Input() { params, body }: InputOf<typeof markListingRented>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.offers.markRented(editorOf(caller), { ...params, ...body }) };
  }

  @Handle(reopenListing)
  async reopen(
    @Input() { params, body }: InputOf<typeof reopenListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.offers.reopen(editorOf(caller), { ...params, ...body }) };
  }

  @Handle(deleteListing)
  async delete(@Input() { body }: InputOf<typeof deleteListing>, @CallerOf() caller: Caller): Promise<Done> {
    await this.deletion.delete(editorOf(caller), body);
    return {};
  }

  @Handle(restoreListing)
  async restore(
    @Input() { params, body }: InputOf<typeof restoreListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.deletion.restore(editorOf(caller), { ...params, ...body }) };
  }

  @Handle(listLandlordActivities)
  listActivities(
    @Input() { query }: InputOf<typeof listLandlordActivities>,
    @CallerOf() caller: Caller,
  ): Promise<LandlordActivitiesPage> {
    return this.activities.page(requireUser(caller), query);
  }
}
