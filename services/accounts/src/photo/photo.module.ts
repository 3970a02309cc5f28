import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { OwnAccountModule } from '../own-account/own-account.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CompanyLogoController } from './company-logo.controller.ts';
import { CompanyLogos } from './company-logos.ts';
import { PhotoController } from './photo.controller.ts';
import { PhotosService } from './photos.service.ts';

/** Photo of the user's account, and logo of the landlord's company. */
@Module({
  imports: [AuditModule, LimitsModule, OwnAccountModule, UsersModule],
  controllers: [PhotoController, CompanyLogoController],
  providers: [PhotosService, CompanyLogos],
})
export class PhotoModule {}
