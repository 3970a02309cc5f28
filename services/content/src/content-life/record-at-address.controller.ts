import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  findRecordAtAddress,
  pageResource,
  postResource,
  type ShownRecord,
  type ShownRecordResponse,
} from '@porchlight/contracts/content';
import { CallerOf, Handle, Input, SqlPool } from '@porchlight/service-kit';

const recordSql = `
  select 'posts' as kind, id from post
  where $2 and starts_with($1, '/guides/') and slug = substr($1, 9) and deleted_at is null
  union all
  select 'pages', id from page where $3 and slug = substr($1, 2) and deleted_at is null`;

/** Finds what the editor of a page of the public site is. */
@Controller()
export class RecordAtAddressController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(findRecordAtAddress)
  async find(
    @Input() { query }: InputOf<typeof findRecordAtAddress>,
    @CallerOf() { permissions }: Caller,
  ): Promise<ShownRecordResponse> {
    const mayModify = [postResource, pageResource].map((resource) => permissions.includes(resource.permissions.modify));
    const record = await this.pool.row<ShownRecord>('record_at_address', recordSql, [query.address, ...mayModify]);
    return record ? { record } : {};
  }
}
