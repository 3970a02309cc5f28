import { Controller } from '@nestjs/common';
import type { ConfirmState, Done, InputOf } from '@porchlight/contracts';
import {
  confirmAlert,
  getAlertConfirmation,
  getUnsubscribe,
  unsubscribe,
  type UnsubscribeState,
} from '@porchlight/contracts/catalog';
import { ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { AlertConfirmation } from './alert-confirmation.ts';
import { Unsubscription } from './unsubscription.ts';

/** Handles the links in alert mails: GET shows what a link does, POST does it. */
@Controller()
export class AlertLinksController {
  constructor(
    private readonly confirmation: AlertConfirmation,
    private readonly unsubscription: Unsubscription,
  ) {}

  @Handle(getAlertConfirmation)
  check(@Input() { params, query }: InputOf<typeof getAlertConfirmation>): Promise<ConfirmState> {
    return this.confirmation.check(params.token, query.lang);
  }

  @Handle(confirmAlert)
  async confirm(@Input() { params }: InputOf<typeof confirmAlert>, @ClientOf() { ip }: Client): Promise<Done> {
    await this.confirmation.confirm(params.token, ip);
    return {};
  }

  @Handle(getUnsubscribe)
  list(@Input() { params, query }: InputOf<typeof getUnsubscribe>): Promise<UnsubscribeState> {
    return this.unsubscription.check(params.userHash, query.lang);
  }

  @Handle(unsubscribe)
  async unsubscribe(@Input() { params, body }: InputOf<typeof unsubscribe>): Promise<Done> {
    await this.unsubscription.unsubscribe(params.userHash, body.everything ?? false);
    return {};
  }
}
