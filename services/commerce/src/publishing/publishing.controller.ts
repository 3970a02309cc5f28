import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  enableListing,
  featureListing,
  getListingCosts,
  type ListingCosts,
  type ListingPublication,
} from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { PublishingService } from './publishing.service.ts';

/** Turning listings of the calling landlord's company on and off. */
@Controller()
export class PublishingController {
  constructor(private readonly publishing: PublishingService) {}

  @Handle(getListingCosts)
  costs(@Input() { params }: InputOf<typeof getListingCosts>, @CallerOf() caller: Caller): Promise<ListingCosts> {
    return this.publishing.costs(requireUser(caller), params.id);
  }

  @Handle(enableListing)
  enable(
    @Input() { params, body }: InputOf<typeof enableListing>,
    @CallerOf() caller: Caller,
  ): Promise<ListingPublication> {
    return this.publishing.enable(requireUser(caller), params.id, body);
  }

  @Handle(featureListing)
  feature(
    @Input() { params, body }: InputOf<typeof featureListing>,
    @CallerOf() caller: Caller,
  ): Promise<ListingPublication> {
    return this.publishing.feature(requireUser(caller), params.id, body);
  }
}
