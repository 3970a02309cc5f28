import { Controller, HttpStatus, Res } from '@nestjs/common';
import type { Caller, ConfirmState, Done, InputOf, Language } from '@porchlight/contracts';
import {
  confirmInquiry,
  getInquiryConfirmation,
  sendInquiry,
  startPageView,
  type InquiryResponse,
  type PageView,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, LanguageOf } from '@porchlight/service-kit';
import { InquiryConfirmation } from './inquiry-confirmation.ts';
import { InquirySender } from './inquiry-sender.ts';
import { PageViews } from './screening/page-views.ts';

interface Reply {
  status(status: number): unknown;
}

/** Endpoint for inquiries to landlords, with or without an account. */
@Controller()
export class InquiryController {
  constructor(
    private readonly sender: InquirySender,
    private readonly confirmation: InquiryConfirmation,
    private readonly pageViews: PageViews,
  ) {}

  @Handle(startPageView)
  startPageView(@Input() { params }: InputOf<typeof startPageView>): PageView {
    return { token: this.pageViews.begin(params.id) };
  }

  @Handle(sendInquiry)
  async send(
    @Input() { body }: InputOf<typeof sendInquiry>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<InquiryResponse> {
    const { isRepeated, ...response } = await this.sender.send(body, caller, language);
    if (isRepeated) reply.status(HttpStatus.OK);
    return response;
  }

  @Handle(getInquiryConfirmation)
  check(@Input() { params }: InputOf<typeof getInquiryConfirmation>): Promise<ConfirmState> {
    return this.confirmation.check(params.token);
  }

  @Handle(confirmInquiry)
  async confirm(@Input() { params }: InputOf<typeof confirmInquiry>): Promise<Done> {
    await this.confirmation.confirm(params.token);
    return {};
  }
}
