import { Controller } from '@nestjs/common';
import type { Caller, ConfirmState, Done, InputOf } from '@porchlight/contracts';
import {
  confirmListingRefresh,
  getListingRefresh,
  refreshListing,
  type OwnListingResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { editorOf } from '../editor.ts';
import { ListingRefreshes } from './listing-refreshes.ts';
import { RefreshLinks } from './refresh-links.ts';

/** Confirms that listings are still available. */
@Controller()
export class ListingRefreshController {
  constructor(
    private readonly refreshes: ListingRefreshes,
    private readonly links: RefreshLinks,
  ) {}

  @Handle(refreshListing)
  async refresh(
    @Input() { params }: InputOf<typeof refreshListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.refreshes.refresh(editorOf(caller), params.id) };
  }

  @Handle(getListingRefresh)
  check(@Input() { params }: InputOf<typeof getListingRefresh>): Promise<ConfirmState> {
    return this.links.check(params.token);
  }

  @Handle(confirmListingRefresh)
  async confirm(@Input() { params }: InputOf<typeof confirmListingRefresh>): Promise<Done> {
    await this.links.confirm(params.token);
    return {};
  }
}
