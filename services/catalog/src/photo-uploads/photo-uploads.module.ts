import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.ts';
import { PhotosModule } from '../photos/photos.module.ts';
import { PhotoProcessing } from './photo-processing.ts';
import { PhotoSweep } from './photo-sweep.ts';
import { PhotoUploadsController } from './photo-uploads.controller.ts';
import { PhotoVersions } from './photo-versions.ts';
import { PhotoUploadsService } from './photo-uploads.service.ts';
import { TusUploads } from './tus-uploads.ts';

/** Photos that landlords upload. */
@Module({
  imports: [FilesModule, PhotosModule],
  controllers: [PhotoUploadsController],
  providers: [PhotoUploadsService, PhotoProcessing, PhotoSweep, PhotoVersions, TusUploads],
  exports: [PhotoUploadsService, PhotoVersions],
})
export class PhotoUploadsModule {}
