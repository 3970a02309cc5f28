import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { lookUpMail, retryMail, type MailLookupResponse, type MailRetried } from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { MailLookups } from './mail-lookups.ts';

/** Mails of an address, for support. */
@Controller()
export class MailLookupController {
  constructor(private readonly lookups: MailLookups) {}

  @Handle(lookUpMail)
  lookUp(
    @Input() { body }: InputOf<typeof lookUpMail>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<MailLookupResponse> {
    return this.lookups.of(body.email, { caller, client });
  }

  @Handle(retryMail)
  retry(
    @Input() { params }: InputOf<typeof retryMail>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<MailRetried> {
    return this.lookups.retry(params.id, { caller, client });
  }
}
