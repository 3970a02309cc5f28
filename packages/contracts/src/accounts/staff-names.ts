import { ArrayMaxSize, IsArray, IsString, IsUUID } from 'class-validator';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** Ids of one request: as many as a history has versions. */
const maxStaffNames = 20;

export class StaffNamesQuery {
  @IsArray() @ArrayMaxSize(maxStaffNames) @IsUUID(undefined, { each: true }) ids!: string[];
}
export class StaffName {
  @IsUUID() id!: string;
  @IsString() name!: string;
}
export class StaffNamesResponse {
  @ListOf(() => StaffName) names!: StaffName[];
}

/** Names for histories, which store ids only: an erased account has no name there. */
export const listStaffNames = route({
  service: 'accounts',
  method: 'GET',
  path: '/staff-names',
  access: access.permission('viewUsers'),
  query: StaffNamesQuery,
  response: StaffNamesResponse,
  summary: 'List the names of staff by id; ids of other users, and unknown ones, are left out',
});
