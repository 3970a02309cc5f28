import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getSupportUser,
  listSamePhoneUsers,
  listSupportUsers,
  searchSupportUsers,
  showUserPersonalData,
  type FoundUsers,
  type SamePhoneUsers,
  type SupportUser,
  type SupportUsersPage,
  type UserPersonalData,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { SamePhoneUsersReader } from './same-phone-users.ts';
import { UserListsService } from './user-lists.service.ts';
import { UserRecordService } from './user-record.service.ts';
import { UserSearchService } from './user-search.service.ts';

/** Endpoints of support for users. */
@Controller()
export class SupportUsersController {
  constructor(
    private readonly lists: UserListsService,
    private readonly searches: UserSearchService,
    private readonly records: UserRecordService,
    private readonly linked: SamePhoneUsersReader,
  ) {}

  @Handle(listSupportUsers)
  list(@Input() { query }: InputOf<typeof listSupportUsers>): Promise<SupportUsersPage> {
    return this.lists.page(query.filter, query.page ?? 1);
  }

  @Handle(searchSupportUsers)
  search(@Input() { query }: InputOf<typeof searchSupportUsers>): Promise<FoundUsers> {
    return this.searches.find(query.search);
  }

  @Handle(getSupportUser)
  get(@Input() { params }: InputOf<typeof getSupportUser>): Promise<SupportUser> {
    return this.records.get(params.id);
  }

  @Handle(listSamePhoneUsers)
  samePhone(@Input() { params }: InputOf<typeof listSamePhoneUsers>): Promise<SamePhoneUsers> {
    return this.linked.of(params.id);
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
