import { Module } from '@nestjs/common';
import { GuardsController } from './guards.controller.ts';
import { PermissionGuards } from './permission-guards.ts';

/** Content that only users with a permission see. */
@Module({ controllers: [GuardsController], providers: [PermissionGuards], exports: [PermissionGuards] })
export class GuardsModule {}
