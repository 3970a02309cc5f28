import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getRentTrends, type RentTrends as Answer } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { RentTrends } from './rent-trends.ts';

/** What homes cost in a place, month by month. */
@Controller()
export class RentTrendsController {
  readonly #trends: RentTrends;
  constructor(trends: RentTrends) {
    this.#trends = trends;
  }

  @Handle(getRentTrends)
  show(@Input() { params, query }: InputOf<typeof getRentTrends>): Promise<Answer> {
    return this.#trends.of(params.a, params.b, query.lang);
  }
}
