import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { listPermissionChoices, type PermissionChoices } from '@porchlight/contracts/accounts';
import { checkMadePermission, type MadePermissionState } from '@porchlight/contracts/internal';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';

const choicesSql = `
  select id, label from made_permission where deleted_at is null order by label ->> 'en-CA', id`;
const madeSql = 'select 1 from made_permission where id = $1 and deleted_at is null';

/** Permissions that owners made, for the content that they guard. */
@Controller()
export class MadePermissionsController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(listPermissionChoices)
  async choices(@Input() _: InputOf<typeof listPermissionChoices>): Promise<PermissionChoices> {
    return {
      permissions: await this.pool.rows<PermissionChoices['permissions'][number]>('permission_choices', choicesSql, []),
    };
  }

  @Handle(checkMadePermission)
  async check(@Input() { params }: InputOf<typeof checkMadePermission>): Promise<MadePermissionState> {
    return { isMade: (await this.pool.row('made_permission', madeSql, [params.permission])) !== undefined };
  }
}
