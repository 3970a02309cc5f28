import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getRentTrends, type RentTrends as Answer } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { RentTrends } from './rent-trends.ts';

/** Serves the rents of a location, month by month. */
@Controller()
export class RentTrendsController {
  constructor(private readonly trends: RentTrends) {}

  @Handle(getRentTrends)
  show(@Input() { params, query }: InputOf<typeof getRentTrends>): Promise<Answer> {
    return this.trends.of(params.a, params.b, query.lang);
  }
}
