import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getLandlordHistory,
  getReportedChanges,
  listSamePhotoListings,
  type LandlordHistory,
  type ListingChangesSince,
  type SamePhotoListings,
} from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { ReportedListings } from '../reported-listings.ts';
import { LandlordHistories } from './landlord-history.ts';
import { ReportedChanges } from './reported-changes.ts';
import { SamePhotos } from './same-photos.ts';

/** Endpoints of the parts of the evidence about a reported listing, which the page loads one by one. */
@Controller()
export class ReportEvidenceController {
  constructor(
    private readonly reported: ReportedListings,
    private readonly changes: ReportedChanges,
    private readonly photos: SamePhotos,
    private readonly landlords: LandlordHistories,
  ) {}

  @Handle(getReportedChanges)
  async changesOf(@Input() { params }: InputOf<typeof getReportedChanges>): Promise<ListingChangesSince> {
    const { internalId } = await this.reported.find(params.id);
    return this.changes.of(internalId);
  }

  @Handle(listSamePhotoListings)
  async samePhotos(@Input() { params }: InputOf<typeof listSamePhotoListings>): Promise<SamePhotoListings> {
    const { internalId } = await this.reported.find(params.id);
    return { listings: await this.photos.of(internalId) };
  }

  @Handle(getLandlordHistory)
  async landlord(@Input() { params }: InputOf<typeof getLandlordHistory>): Promise<LandlordHistory> {
    const { internalId } = await this.reported.find(params.id);
    return this.landlords.of(internalId);
  }
}
