import { Controller, type Type } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { deliverEvent } from '@porchlight/contracts/internal';
import { CallerOf, Handle, Input } from '../http/handle.ts';
import { EventInbox } from './event-inbox.ts';

/** Creates the controller that receives events of other services. */
export function eventController(service: keyof typeof deliverEvent): Type<object> {
  const route = deliverEvent[service];
  @Controller()
  class EventController {
    readonly inbox: EventInbox;
    constructor(inbox: EventInbox) {
      this.inbox = inbox;
    }

    @Handle(route)
    async receive(@Input() { body }: InputOf<typeof route>, @CallerOf() caller: Caller): Promise<Done> {
      await this.inbox.receive(caller.service ?? '', body);
      return {};
    }
  }
  return EventController;
}
