import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { correctReportedListing, type ReportedListing } from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ReportedListings } from '../reported-listings.ts';
import { ReportCorrections } from './report-corrections.ts';

/** Corrections of reported listings by support. */
@Controller()
export class ReportCorrectionsController {
  constructor(
    private readonly corrections: ReportCorrections,
    private readonly reported: ReportedListings,
  ) {}

  @Handle(correctReportedListing)
  async correct(
    @Input() { params, body }: InputOf<typeof correctReportedListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.corrections.correct(params.id, body, { caller, client });
    return this.reported.get(params.id);
  }
}
