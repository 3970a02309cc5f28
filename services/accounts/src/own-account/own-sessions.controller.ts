import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { endSession, listSessions, signOutEverywhere, type MySessions } from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { OwnSessionsService } from './own-sessions.ts';

@Controller()
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Handle(listSessions)
  async list(@Input() _: InputOf<typeof listSessions>, @CallerOf() caller: Caller): Promise<MySessions> {
    return { sessions: await this.sessions.list(caller) };
  }

  @Handle(endSession)
  async end(
    @Input() { params }: InputOf<typeof endSession>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.sessions.end(params.id, caller, client);
    return {};
  }

  @Handle(signOutEverywhere)
  async endAll(
    @Input() _: InputOf<typeof signOutEverywhere>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.sessions.endAll(caller, client);
    return {};
  }
}
