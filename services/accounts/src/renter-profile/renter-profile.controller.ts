import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { changeRenterProfile, getRenterProfile, type RenterProfileResponse } from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { RenterProfileService } from './renter-profile.service.ts';

@Controller()
export class RenterProfileController {
  constructor(private readonly profiles: RenterProfileService) {}

  @Handle(getRenterProfile)
  async mine(
    @Input() _: InputOf<typeof getRenterProfile>,
    @CallerOf() { userId }: Caller,
  ): Promise<RenterProfileResponse> {
    return { profile: await this.profiles.get(userId ?? '') };
  }

  @Handle(changeRenterProfile)
  async change(
    @Input() { body }: InputOf<typeof changeRenterProfile>,
    @CallerOf() { userId }: Caller,
    @ClientOf() client: Client,
  ): Promise<RenterProfileResponse> {
    return { profile: await this.profiles.change(userId ?? '', body, client) };
  }
}
