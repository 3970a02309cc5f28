import { Controller } from '@nestjs/common';
import { access, refusalOf, type Caller, type InputOf } from '@porchlight/contracts';
import { getOutboxMail, listOutbox, type OutboxAnswer, type OutboxMailAnswer } from '@porchlight/contracts/accounts';
import { CallerOf, forbidden, Handle, Input, unauthenticated } from '@porchlight/service-kit';
import { AccountsConfig } from '../../config.ts';
import { MailOutbox } from './mail-outbox.service.ts';

const staff = access.permission('showUtilities');

/** Mail as it was written, for staff, and for whoever tries the demo. */
@Controller()
export class MailOutboxController {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly config: AccountsConfig,
  ) {}

  @Handle(listOutbox)
  list(@Input() { query }: InputOf<typeof listOutbox>, @CallerOf() caller: Caller): Promise<OutboxAnswer> {
    this.#admit(caller);
    return this.outbox.list(query.to);
  }

  @Handle(getOutboxMail)
  one(@Input() { params }: InputOf<typeof getOutboxMail>, @CallerOf() caller: Caller): Promise<OutboxMailAnswer> {
    this.#admit(caller);
    return this.config.mailOutboxOpen ? this.outbox.whole(params.id) : this.outbox.guarded(params.id);
  }

  #admit(caller: Caller): void {
    const refusal = this.config.mailOutboxOpen ? undefined : refusalOf(staff, caller);
    if (refusal === 'unauthenticated') throw unauthenticated();
    if (refusal === 'forbidden') throw forbidden();
  }
}
