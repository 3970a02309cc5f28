import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  decideHeldMessage,
  exportStaffInquiries,
  getStaffInquiry,
  listStaffInquiries,
  showInquiryPersonalData,
  unblockInquiryWriter,
  type InquiryPersonalData,
  type StaffInquiriesPage,
  type StaffInquiryResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, csvFile, Handle, Input, type Client } from '@porchlight/service-kit';
import { HeldMessageDecisions } from './held-message-decisions.ts';
import { StaffInquiryDetail } from './staff-inquiry-detail.ts';
import { StaffInquiryLists } from './staff-inquiry-lists.ts';

/** Endpoints of staff for the inquiries of all renters. */
@Controller()
export class StaffInquiriesController {
  constructor(
    private readonly lists: StaffInquiryLists,
    private readonly detail: StaffInquiryDetail,
    private readonly decisions: HeldMessageDecisions,
  ) {}

  @Handle(listStaffInquiries)
  list(@Input() { query }: InputOf<typeof listStaffInquiries>): Promise<StaffInquiriesPage> {
    return this.lists.page(query);
  }

  @Handle(exportStaffInquiries)
  async export(
    @Input() { query }: InputOf<typeof exportStaffInquiries>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<StreamableFile> {
    return csvFile('inquiries.csv', await this.lists.file(query, { caller, client }));
  }

  @Handle(getStaffInquiry)
  async get(@Input() { params }: InputOf<typeof getStaffInquiry>): Promise<StaffInquiryResponse> {
    return { inquiry: await this.detail.get(params.id) };
  }

  @Handle(showInquiryPersonalData)
  show(
    @Input() { params }: InputOf<typeof showInquiryPersonalData>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<InquiryPersonalData> {
    return this.detail.personalData(params.id, { caller, client });
  }

  @Handle(decideHeldMessage)
  async decide(
    @Input() { params, body }: InputOf<typeof decideHeldMessage>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.decisions.decide(params, body.decision, { caller, client });
    return {};
  }

  @Handle(unblockInquiryWriter)
  async unblock(
    @Input() { params }: InputOf<typeof unblockInquiryWriter>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.decisions.unblock(params.id, { caller, client });
    return {};
  }
}
