import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { listPortalListings, type PortalListingsPage } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { PortalListings } from './portal-listings.ts';

/** Serves a landlord's own listings. */
@Controller()
export class PortalListingsController {
  constructor(private readonly listings: PortalListings) {}

  @Handle(listPortalListings)
  list(
    @Input() { query }: InputOf<typeof listPortalListings>,
    @CallerOf() caller: Caller,
  ): Promise<PortalListingsPage> {
    return this.listings.page(requireUser(caller), query);
  }
}
