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

/** The links in mails of alerts: GET shows what one is for, POST does it. */
@Controller()
export class AlertLinksController {
  constructor(
    private readonly confirmation: AlertConfirmation,
    private readonly unsubscription: Unsubscription,
  ) {}

  @Handle(getAlertConfirmation)
  look(@Input() { params, query }: InputOf<typeof getAlertConfirmation>): Promise<ConfirmState> {
    return this.confirmation.look(params.token, query.lang);
  }

  @Handle(confirmAlert)
  async confirm(@Input() { params }: InputOf<typeof confirmAlert>, @ClientOf() { ip }: Client): Promise<Done> {
    await this.confirmation.confirm(params.token, ip);
    return {};
  }

  @Handle(getUnsubscribe)
  list(@Input() { params, query }: InputOf<typeof getUnsubscribe>): Promise<UnsubscribeState> {
    return this.unsubscription.look(params.userHash, query.lang);
  }

  @Handle(unsubscribe)
  async leave(@Input() { params, body }: InputOf<typeof unsubscribe>): Promise<Done> {
    await this.unsubscription.stop(params.userHash, body.everything ?? false);
    return {};
  }
}
