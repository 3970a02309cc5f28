import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { pageResource } from '../pages.resource.ts';
import { postResource } from '../posts.resource.ts';

export class AddressQuery {
  /** Path of the public site, without language and with the default permalinks. */
  @IsString() @MaxLength(200) address!: string;
}
/** Record that the page at an address shows. */
export class ShownRecord {
  @IsIn(['posts', 'pages']) kind!: 'posts' | 'pages';
  @IsUUID() id!: string;
}
export class ShownRecordResponse {
  /** Absent if the page shows no record that the caller may modify. */
  @IsOptional() @Nested(() => ShownRecord) record?: ShownRecord;
}
export const findRecordAtAddress = route({
  service: 'content',
  method: 'GET',
  path: '/admin/record-at-address',
  access: access.anyPermission([postResource.permissions.modify, pageResource.permissions.modify]),
  query: AddressQuery,
  response: ShownRecordResponse,
  summary: 'Find the post or the page at an address, for those who may modify it',
});
