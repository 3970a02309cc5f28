import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { endStealthHold, holdReportedListing, type ReportedListing } from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ReportedListings } from '../reported-listings.ts';
import { StealthHolds } from './stealth-holds.ts';

/** Listings that support hides without a notice to their landlords. */
@Controller()
export class StealthHoldsController {
  constructor(
    private readonly holds: StealthHolds,
    private readonly reported: ReportedListings,
  ) {}

  @Handle(holdReportedListing)
  async hold(
    @Input() { params, body }: InputOf<typeof holdReportedListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.holds.hold(params.id, body.reason, { caller, client });
    return this.reported.get(params.id);
  }

  @Handle(endStealthHold)
  async end(
    @Input() { params }: InputOf<typeof endStealthHold>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.holds.end(params.id, { caller, client });
    return this.reported.get(params.id);
  }
}
