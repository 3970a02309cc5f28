import { Controller } from '@nestjs/common';
import { Done, type Caller, type InputOf } from '@porchlight/contracts';
import {
  endUserSessions,
  getEffectiveRights,
  sendPasswordLink,
  type EffectiveRights,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { EffectiveRightsService } from './effective-rights.service.ts';
import { UserActs } from './user-acts.ts';

@Controller()
export class UserActsController {
  constructor(
    private readonly acts: UserActs,
    private readonly rights: EffectiveRightsService,
  ) {}

  @Handle(getEffectiveRights)
  effectiveRights(@Input() { params }: InputOf<typeof getEffectiveRights>): Promise<EffectiveRights> {
    return this.rights.of(params.id);
  }

  @Handle(sendPasswordLink)
  async sendPasswordLink(
    @Input() { params }: InputOf<typeof sendPasswordLink>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.acts.sendPasswordLink(params.id, { caller, client });
    return {};
  }

  @Handle(endUserSessions)
  async endSessions(
    @Input() { params }: InputOf<typeof endUserSessions>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.acts.endSessions(params.id, { caller, client });
    return {};
  }
}
