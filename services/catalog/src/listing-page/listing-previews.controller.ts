import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { previewListing, previewOwnListing, type ListingPreview } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { ListingPreviews } from './listing-previews.ts';

/** Serves the pages of listings to their landlords and to support before they are public. */
@Controller()
export class ListingPreviewsController {
  constructor(private readonly previews: ListingPreviews) {}

  @Handle(previewOwnListing)
  own(
    @Input() { params, query }: InputOf<typeof previewOwnListing>,
    @CallerOf() caller: Caller,
  ): Promise<ListingPreview> {
    return this.previews.own(requireUser(caller), params.id, query.lang);
  }

  @Handle(previewListing)
  any(@Input() { params, query }: InputOf<typeof previewListing>): Promise<ListingPreview> {
    return this.previews.any(params.id, query.lang);
  }
}
