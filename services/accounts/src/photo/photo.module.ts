import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { PhotoController } from './photo.controller.ts';
import { PhotosService } from './photos.service.ts';

/** Photo of the user's account. */
@Module({
  imports: [AuditModule, LimitsModule, UsersModule],
  controllers: [PhotoController],
  providers: [PhotosService],
})
export class PhotoModule {}
