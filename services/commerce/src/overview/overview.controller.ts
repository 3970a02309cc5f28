import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getEcommerceOverview, type OverviewResponse } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { OverviewService } from './overview.service.ts';

/** What was sold and used, for staff. */
@Controller()
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Handle(getEcommerceOverview)
  get(@Input() { query }: InputOf<typeof getEcommerceOverview>): Promise<OverviewResponse> {
    return this.overview.get(query.days ?? 30, query.currency ?? 'CAD');
  }
}
