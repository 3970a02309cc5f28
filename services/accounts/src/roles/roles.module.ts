import { Module } from '@nestjs/common';
import { roleResource } from '@porchlight/contracts/accounts';
import { resourceModule } from '@porchlight/service-kit';
import { AuthorRightsModule } from './author-rights.module.ts';
import { PermissionUsesController } from './permission-uses.controller.ts';
import { RoleRecordEntity } from './role-record.entity.ts';
import { RoleRules } from './role-rules.ts';

/** Roles as owners edit them. */
@Module({
  imports: [resourceModule(roleResource, RoleRecordEntity, RoleRules, [AuthorRightsModule])],
  controllers: [PermissionUsesController],
})
export class RolesModule {}
