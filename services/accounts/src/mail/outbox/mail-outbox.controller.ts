import { Controller } from '@nestjs/common';
import { access, accessDenial, type Caller, type InputOf } from '@porchlight/contracts';
import {
  getOutboxMail,
  listOutbox,
  type OutboxResponse,
  type OutboxMailResponse,
} from '@porchlight/contracts/accounts';
import { CallerOf, forbidden, Handle, Input, unauthenticated } from '@porchlight/service-kit';
import { AccountsConfig } from '../../config.ts';
import { MailOutbox } from './mail-outbox.service.ts';

const staff = access.permission('showUtilities');

/** Readable mail outbox, for staff and for visitors of the demo. */
@Controller()
export class MailOutboxController {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly config: AccountsConfig,
  ) {}

  @Handle(listOutbox)
  list(@Input() { query }: InputOf<typeof listOutbox>, @CallerOf() caller: Caller): Promise<OutboxResponse> {
    this.#authorize(caller);
    return this.outbox.list(query.to);
  }

  @Handle(getOutboxMail)
  one(@Input() { params }: InputOf<typeof getOutboxMail>, @CallerOf() caller: Caller): Promise<OutboxMailResponse> {
    this.#authorize(caller);
    return this.config.mailOutboxOpen ? this.outbox.full(params.id) : this.outbox.redacted(params.id);
  }

  #authorize(caller: Caller): void {
    const refusal = this.config.mailOutboxOpen ? undefined : accessDenial(staff, caller);
    if (refusal === 'unauthenticated') throw unauthenticated();
    if (refusal === 'forbidden') throw forbidden();
  }
}
