import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getMyUser, type MyUser } from '@porchlight/contracts/accounts';
import { CallerOf, Handle, Input, requireUser, unauthenticated } from '@porchlight/service-kit';
import { UsersService } from './users.service.ts';

@Controller()
export class MyUserController {
  constructor(private readonly users: UsersService) {}

  @Handle(getMyUser)
  async mine(@Input() _: InputOf<typeof getMyUser>, @CallerOf() caller: Caller): Promise<MyUser> {
    const user = await this.users.userOf(requireUser(caller));
    if (!user) throw unauthenticated();
    return { user };
  }
}
