import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, Min, MinLength } from 'class-validator';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxFoundUsers, searchedUserLength, supportUserFilters, type SupportUserFilter } from './user-filters.ts';
import { SupportUserSummary } from './user-record.ts';

export class SupportUsersQuery {
  @IsIn(supportUserFilters) filter!: SupportUserFilter;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class SupportUsersPage {
  @ListOf(() => SupportUserSummary) users!: SupportUserSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class UserSearchQuery {
  @IsString() @MinLength(searchedUserLength.min) @MaxLength(searchedUserLength.max) search!: string;
}
export class FoundUsers {
  @ListOf(() => SupportUserSummary, maxFoundUsers) users!: SupportUserSummary[];
  /** Whether more users match than are returned. */
  @IsBoolean() isMore!: boolean;
}

export const listSupportUsers = route({
  service: 'accounts',
  method: 'GET',
  path: '/support/users',
  access: access.permission('showUsers'),
  query: SupportUsersQuery,
  response: SupportUsersPage,
  summary: 'List users of a filter for support, newest first, 25 a page',
});
export const searchSupportUsers = route({
  service: 'accounts',
  method: 'GET',
  path: '/support/user-search',
  access: access.permission('showUsers'),
  query: UserSearchQuery,
  response: FoundUsers,
  summary: 'Find users by id, email, phone, name or company for support',
});
