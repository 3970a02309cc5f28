import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { scheduleListing, unscheduleListing, type OwnListingResponse } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { editorOf } from '../../own-listings/editor.ts';
import { ListingSchedules } from './listing-schedules.ts';

/** Schedules of the listings that their landlords publish later. */
@Controller()
export class ListingSchedulesController {
  constructor(private readonly schedules: ListingSchedules) {}

  @Handle(scheduleListing)
  async schedule(
    @Input() { params, body }: InputOf<typeof scheduleListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.schedules.schedule(editorOf(caller), { ...params, ...body }) };
  }

  @Handle(unscheduleListing)
  async unschedule(
    @Input() { params, body }: InputOf<typeof unscheduleListing>,
    @CallerOf() caller: Caller,
  ): Promise<OwnListingResponse> {
    return { listing: await this.schedules.unschedule(editorOf(caller), { ...params, ...body }) };
  }
}
