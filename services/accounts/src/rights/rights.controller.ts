import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getUserPermissions, type UserPermissions } from '@porchlight/contracts/accounts';
import { CallerOf, Handle, Input, requireUser, unauthenticated } from '@porchlight/service-kit';
import { RightsService } from './rights.service.ts';

@Controller()
export class RightsController {
  constructor(private readonly rights: RightsService) {}

  @Handle(getUserPermissions)
  async mine(@Input() _: InputOf<typeof getUserPermissions>, @CallerOf() caller: Caller): Promise<UserPermissions> {
    const rights = await this.rights.get(requireUser(caller));
    if (!rights) throw unauthenticated();
    return {
      permissions: Object.fromEntries(rights.permissions.map((name) => [name, true as const])),
      version: rights.version,
    };
  }
}
