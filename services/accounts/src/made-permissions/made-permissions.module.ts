import { Module } from '@nestjs/common';
import { madePermissionResource } from '@porchlight/contracts/accounts';
import { resourceModule } from '@porchlight/service-kit';
import { AuthorRightsModule } from '../roles/author-rights.module.ts';
import { MadePermissionRules } from './made-permission-rules.ts';
import { MadePermissionsController } from './made-permissions.controller.ts';
import { MadePermissionEntity } from './made-permission.entity.ts';

/** Permissions that owners make. */
@Module({
  controllers: [MadePermissionsController],
  imports: [resourceModule(madePermissionResource, MadePermissionEntity, MadePermissionRules, [AuthorRightsModule])],
})
export class MadePermissionsModule {}
