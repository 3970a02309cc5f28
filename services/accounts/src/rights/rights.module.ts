import { Module } from '@nestjs/common';
import { StaffTotpModule } from '../totp/staff-totp.module.ts';
import { RightsController } from './rights.controller.ts';
import { RightsRegistry } from './rights-registry.ts';
import { RightsService } from './rights.service.ts';

/** Roles and permissions. */
@Module({ imports: [StaffTotpModule], controllers: [RightsController], providers: [RightsRegistry, RightsService] })
export class RightsModule {}
