import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getListingRefunds, type ListingRefunds } from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { ListingRefundReads } from './listing-refund-reads.ts';

/** Credits of listings that support can return. */
@Controller()
export class ListingRefundsController {
  constructor(private readonly reads: ListingRefundReads) {}

  @Handle(getListingRefunds)
  get(@Input() { params }: InputOf<typeof getListingRefunds>, @CallerOf() caller: Caller): Promise<ListingRefunds> {
    return this.reads.of(params.id, caller);
  }
}
