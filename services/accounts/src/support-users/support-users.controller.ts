import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getSupportUser,
  showUserPersonalData,
  type SupportUser,
  type UserPersonalData,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { UserRecordService } from './user-record.service.ts';

/** Endpoints of support for users. */
@Controller()
export class SupportUsersController {
  constructor(private readonly records: UserRecordService) {}

  @Handle(getSupportUser)
  get(@Input() { params }: InputOf<typeof getSupportUser>): Promise<SupportUser> {
    return this.records.get(params.id);
  }

  @Handle(showUserPersonalData)
  show(
    @Input() { params }: InputOf<typeof showUserPersonalData>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<UserPersonalData> {
    return this.records.personalData(params.id, { caller, client });
  }
}
