import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { listGuardedContent, type GuardedContents } from '@porchlight/contracts/content';
import { closeMadePermission, type ContentUses } from '@porchlight/contracts/internal';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';
import { PermissionGuards } from './permission-guards.ts';

const guardedSql = `
  select * from (
    select permission, 'menu-item' as kind, id, title as label, deleted_at is not null as "isRemoved" from menu_item
    union all select permission, 'page', id, title, deleted_at is not null from page) as guarded
  where permission is not null order by kind, label ->> 'en-CA', id`;

/** What permissions that owners made guard. */
@Controller()
export class GuardsController {
  constructor(
    private readonly pool: SqlPool,
    private readonly guards: PermissionGuards,
  ) {}

  @Handle(listGuardedContent)
  async list(@Input() _: InputOf<typeof listGuardedContent>): Promise<GuardedContents> {
    return { contents: await this.pool.rows<GuardedContents['contents'][number]>('guarded_content', guardedSql, []) };
  }

  @Handle(closeMadePermission)
  async close(@Input() { params }: InputOf<typeof closeMadePermission>): Promise<ContentUses> {
    return { uses: await this.guards.close(params.permission) };
  }
}
