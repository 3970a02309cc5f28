import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, InputOf, Language } from '@porchlight/contracts';
import {
  acceptViewing,
  cancelMyViewing,
  declineViewing,
  getMyViewingCalendar,
  type ViewingResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, LanguageOf, requireUser } from '@porchlight/service-kit';
import { ViewingCalendar } from './viewing-calendar.ts';
import { ViewingDecisions } from './viewing-decisions.ts';

/** Endpoints of the viewings that are proposed to a renter. Another renter's viewing is reported as not found. */
@Controller()
export class MyViewingsController {
  constructor(
    private readonly decisions: ViewingDecisions,
    private readonly calendar: ViewingCalendar,
  ) {}

  @Handle(acceptViewing)
  async accept(
    @Input() { params, body }: InputOf<typeof acceptViewing>,
    @CallerOf() caller: Caller,
  ): Promise<ViewingResponse> {
    return { viewing: await this.decisions.accept(requireUser(caller), params.id, body.time) };
  }

  @Handle(declineViewing)
  async decline(
    @Input() { params, body }: InputOf<typeof declineViewing>,
    @CallerOf() caller: Caller,
  ): Promise<ViewingResponse> {
    return { viewing: await this.decisions.decline(requireUser(caller), params.id, body.note) };
  }

  @Handle(cancelMyViewing)
  async cancel(
    @Input() { params }: InputOf<typeof cancelMyViewing>,
    @CallerOf() caller: Caller,
  ): Promise<ViewingResponse> {
    return { viewing: await this.decisions.cancelOwn(requireUser(caller), params.id) };
  }

  @Handle(getMyViewingCalendar)
  file(
    @Input() { params }: InputOf<typeof getMyViewingCalendar>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
  ): Promise<StreamableFile> {
    return this.calendar.ofRenter(requireUser(caller), params.id, language);
  }
}
