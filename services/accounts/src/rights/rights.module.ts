import { Module } from '@nestjs/common';
import { RightsController } from './rights.controller.ts';
import { RightsRegistry } from './rights-registry.ts';
import { RightsService } from './rights.service.ts';
import { SenderCheckController } from './sender-check.controller.ts';
import { StaffTotp } from './staff-totp.ts';

/** Roles and permissions, and whether two-factor authentication is required of staff. */
@Module({
  controllers: [RightsController, SenderCheckController],
  providers: [RightsRegistry, RightsService, StaffTotp],
  exports: [StaffTotp],
})
export class RightsModule {}
