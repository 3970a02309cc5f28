import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getCompanyMemberships,
  listMembers,
  type CompanyMemberships,
  type MembersPage,
} from '@porchlight/contracts/internal';
import { Handle, Input } from '@porchlight/service-kit';
import { Members } from './members.ts';

/** Endpoints of accounts for memberships of companies. */
@Controller()
export class MembersController {
  constructor(private readonly members: Members) {}

  @Handle(getCompanyMemberships)
  async get(@Input() { body }: InputOf<typeof getCompanyMemberships>): Promise<CompanyMemberships> {
    return { memberships: await this.members.of(body.companyIds) };
  }

  @Handle(listMembers)
  list(@Input() { query }: InputOf<typeof listMembers>): Promise<MembersPage> {
    return this.members.page(query);
  }
}
