import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { changeRenterProfile, getRenterProfile, type RenterProfileResponse } from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, requireUser, type Client } from '@porchlight/service-kit';
import { RenterProfileService } from './renter-profile.service.ts';

@Controller()
export class RenterProfileController {
  constructor(private readonly profiles: RenterProfileService) {}

  @Handle(getRenterProfile)
  async mine(@Input() _: InputOf<typeof getRenterProfile>, @CallerOf() caller: Caller): Promise<RenterProfileResponse> {
    return { profile: await this.profiles.get(requireUser(caller)) };
  }

  @Handle(changeRenterProfile)
  async change(
    @Input() { body }: InputOf<typeof changeRenterProfile>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<RenterProfileResponse> {
    return { profile: await this.profiles.change(requireUser(caller), body, client) };
  }
}
