import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { PhotoController } from './photo.controller.ts';
import { PhotosService } from './photos.service.ts';

/** The photo that people put on their account. */
@Module({
  imports: [AuditModule, LimitsModule, PeopleModule],
  controllers: [PhotoController],
  providers: [PhotosService],
})
export class PhotoModule {}
