import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { refundReportedListing, type ReportedListing } from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ReportedListings } from '../reported-listings.ts';
import { ReportRefunds } from './report-refunds.ts';

/** Credits of reported listings that support returns. */
@Controller()
export class ReportRefundsController {
  constructor(
    private readonly refunds: ReportRefunds,
    private readonly reported: ReportedListings,
  ) {}

  @Handle(refundReportedListing)
  async refund(
    @Input() { params, body }: InputOf<typeof refundReportedListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.refunds.refund(params.id, body, { caller, client });
    return this.reported.get(params.id);
  }
}
