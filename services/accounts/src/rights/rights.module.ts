import { Module } from '@nestjs/common';
import { RightsController } from './rights.controller.ts';
import { RightsRegistry } from './rights-registry.ts';
import { RightsService } from './rights.service.ts';

/** Roles and permissions. */
@Module({ controllers: [RightsController], providers: [RightsRegistry, RightsService] })
export class RightsModule {}
