import { Controller, type Type } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { deliverEvent } from '@porchlight/contracts/internal';
import { CallerOf, Handle, Input } from '../http/handle.ts';
import { EventInbox } from './event-inbox.ts';

/** The controller at which a service takes the events of the others. */
export function eventController(service: keyof typeof deliverEvent): Type<object> {
  const declared = deliverEvent[service];
  @Controller()
  class EventController {
    readonly inbox: EventInbox;
    constructor(inbox: EventInbox) {
      this.inbox = inbox;
    }

    @Handle(declared)
    async take(@Input() { body }: InputOf<typeof declared>, @CallerOf() caller: Caller): Promise<Done> {
      await this.inbox.take(caller.service ?? '', body);
      return {};
    }
  }
  return EventController;
}
