import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { mergeCity, previewCityMerge, type CityMergePreview, type CityRecord } from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { CityMerges } from './city-merges.ts';

/** Merges of cities by staff. */
@Controller()
export class CityMergesController {
  constructor(private readonly merges: CityMerges) {}

  @Handle(previewCityMerge)
  preview(@Input() { params, query }: InputOf<typeof previewCityMerge>): Promise<CityMergePreview> {
    return this.merges.preview(params.id, query.into);
  }

  @Handle(mergeCity)
  merge(
    @Input() { params, body }: InputOf<typeof mergeCity>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<CityRecord> {
    return this.merges.merge(params.id, body, { caller, client });
  }
}
