import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  exportStaffInquiries,
  getStaffInquiry,
  listStaffInquiries,
  showInquiryPersonalData,
  type InquiryPersonalData,
  type StaffInquiriesPage,
  type StaffInquiryResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, csvFile, Handle, Input, type Client } from '@porchlight/service-kit';
import { StaffInquiryDetail } from './staff-inquiry-detail.ts';
import { StaffInquiryLists } from './staff-inquiry-lists.ts';

/** Endpoints of staff for the inquiries of all renters. */
@Controller()
export class StaffInquiriesController {
  constructor(
    private readonly lists: StaffInquiryLists,
    private readonly detail: StaffInquiryDetail,
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
}
