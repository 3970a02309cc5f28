import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, InputOf, Language } from '@porchlight/contracts';
import {
  cancelViewing,
  getLeadViewingCalendar,
  proposeViewing,
  type ViewingResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, LanguageOf, requireUser } from '@porchlight/service-kit';
import { ViewingCalendar } from './viewing-calendar.ts';
import { ViewingDecisions } from './viewing-decisions.ts';
import { ViewingProposals } from './viewing-proposals.ts';

/** Endpoints of a landlord's viewings. Another landlord's viewing is reported as not found. */
@Controller()
export class LeadViewingsController {
  constructor(
    private readonly proposals: ViewingProposals,
    private readonly decisions: ViewingDecisions,
    private readonly calendar: ViewingCalendar,
  ) {}

  @Handle(proposeViewing)
  async propose(
    @Input() { params, body }: InputOf<typeof proposeViewing>,
    @CallerOf() caller: Caller,
  ): Promise<ViewingResponse> {
    return { viewing: await this.proposals.propose(requireUser(caller), params.id, body) };
  }

  @Handle(cancelViewing)
  async cancel(
    @Input() { params, body }: InputOf<typeof cancelViewing>,
    @CallerOf() caller: Caller,
  ): Promise<ViewingResponse> {
    return { viewing: await this.decisions.cancel(requireUser(caller), params.id, body.from) };
  }

  @Handle(getLeadViewingCalendar)
  file(
    @Input() { params }: InputOf<typeof getLeadViewingCalendar>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
  ): Promise<StreamableFile> {
    return this.calendar.ofLandlord(requireUser(caller), params.id, language);
  }
}
