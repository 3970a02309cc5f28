import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { listUserConsents, listUserEvents, type UserConsents, type UserEvents } from '@porchlight/contracts/accounts';
import { Handle, Input } from '@porchlight/service-kit';
import { UserEventsService } from './user-events.service.ts';

/** Endpoints of support for what the audit log and the consents have about a user. */
@Controller()
export class UserEventsController {
  constructor(private readonly service: UserEventsService) {}

  @Handle(listUserEvents)
  events(@Input() { params }: InputOf<typeof listUserEvents>): Promise<UserEvents> {
    return this.service.events(params.id);
  }

  @Handle(listUserConsents)
  consents(@Input() { params }: InputOf<typeof listUserConsents>): Promise<UserConsents> {
    return this.service.consents(params.id);
  }
}
