import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ListingPreview, PreviewGap } from '@porchlight/contracts/catalog';
import { notFound } from '@porchlight/service-kit';
import { toListing } from './listing.presenter.ts';
import { ListingStore, type ListingRow } from './listing-store.ts';
import { messages } from './messages.ts';

/** A listing as stored: a draft has null for what its landlord has not answered. */
type StoredListing = { readonly [K in keyof ListingRow]: ListingRow[K] | null };
const isAnswered: Readonly<Record<PreviewGap, (listing: StoredListing) => boolean>> = {
  title: ({ title }) => title !== '',
  photos: ({ photos }) => photos?.length !== 0,
  deposit: ({ deposit }) => deposit !== null,
  fees: ({ fees }) => fees !== null,
  leaseTerm: ({ leaseTerm }) => leaseTerm !== null,
  description: ({ description }) => description !== '',
  furnished: ({ furnished }) => furnished !== null,
  laundry: ({ laundry }) => laundry !== null,
  parkingType: ({ parkingType }) => parkingType !== null,
  petPolicies: ({ petPolicies }) => petPolicies?.length !== 0,
};
/** Stands in for what a draft lacks, so that its page says nothing about it. */
const blanks = { fees: [], leaseTerm: '', furnished: 'no', laundry: '', parkingType: '' } as const;

/** Reads listings in any state as their page will show them: for their landlord and for support, never for visitors. */
@Injectable()
export class ListingPreviews {
  constructor(private readonly store: ListingStore) {}

  /** Throws 404 for an unknown listing, a deleted or merged one, and another landlord's. */
  async own(ownerId: string, id: string, language: Language | undefined): Promise<ListingPreview> {
    return previewOf(await this.store.ownByPublicId(id, ownerId), language);
  }

  /** Throws 404 for an unknown listing, and a deleted or merged one. */
  async any(id: string, language: Language | undefined): Promise<ListingPreview> {
    return previewOf(await this.store.anyByPublicId(id), language);
  }
}

function previewOf(listing: ListingRow | undefined, language: Language | undefined): ListingPreview {
  if (!listing) throw notFound(messages.listingNotFound, 'listing-not-found');
  const answered = Object.entries(listing).filter(([, value]) => value !== null);
  return {
    listing: toListing({ ...listing, ...blanks, ...Object.fromEntries(answered) }, language),
    status: listing.status,
    isPublic: listing.isPublic,
    unanswered: (Object.keys(isAnswered) as PreviewGap[]).filter((gap) => !isAnswered[gap](listing)),
  };
}
