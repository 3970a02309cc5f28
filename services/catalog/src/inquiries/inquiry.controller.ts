import { Controller, HttpStatus, Res } from '@nestjs/common';
import type { Caller, InputOf, Language } from '@porchlight/contracts';
import { sendInquiry, type InquiryResponse } from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, LanguageOf } from '@porchlight/service-kit';
import { InquirySender } from './inquiry-sender.ts';

interface Reply {
  status(status: number): unknown;
}

/** Endpoint for inquiries to landlords, with or without an account. */
@Controller()
export class InquiryController {
  constructor(private readonly sender: InquirySender) {}

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
}
