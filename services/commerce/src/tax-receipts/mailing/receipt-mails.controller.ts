import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { getAccountantEmail, mailTaxReceipt, type AccountantEmailResponse } from '@porchlight/contracts/commerce';
import { getTaxReceiptMailFile, type MailFile } from '@porchlight/contracts/internal';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { ReceiptMails } from './receipt-mails.ts';

/** Receipts by mail. */
@Controller()
export class ReceiptMailsController {
  constructor(private readonly mails: ReceiptMails) {}

  @Handle(mailTaxReceipt)
  send(@Input() { params, body }: InputOf<typeof mailTaxReceipt>, @CallerOf() caller: Caller): Promise<Done> {
    return this.mails.send(requireUser(caller), params.id, body);
  }

  @Handle(getAccountantEmail)
  async remembered(
    @Input() _: InputOf<typeof getAccountantEmail>,
    @CallerOf() caller: Caller,
  ): Promise<AccountantEmailResponse> {
    return { email: await this.mails.rememberedBy(requireUser(caller)) };
  }

  @Handle(getTaxReceiptMailFile)
  file(@Input() { params }: InputOf<typeof getTaxReceiptMailFile>): Promise<MailFile> {
    return this.mails.file(params.id);
  }
}
