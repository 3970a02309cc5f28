import { Controller } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { InputOf } from '@porchlight/contracts';
import { listStaffNames, type StaffNamesResponse } from '@porchlight/contracts/accounts';
import { Handle, Input } from '@porchlight/service-kit';
import { In, type Repository } from 'typeorm';
import { isStaff } from '../rights/role-permissions.ts';
import { Account } from './account.entity.ts';

/** Names of staff, for histories of what they changed. */
@Controller()
export class StaffNamesController {
  constructor(@InjectRepository(Account) private readonly users: Repository<Account>) {}

  @Handle(listStaffNames)
  async list(@Input() { query }: InputOf<typeof listStaffNames>): Promise<StaffNamesResponse> {
    const users = await this.users.find({ where: { id: In(query.ids) }, relations: { roles: true } });
    const staff = users.filter(({ roles }) => isStaff(roles.map(({ key }) => key)));
    return { names: staff.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })) };
  }
}
