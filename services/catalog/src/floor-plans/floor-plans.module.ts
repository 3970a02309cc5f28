import { Module } from '@nestjs/common';
import { PhotoUploadsModule } from '../photo-uploads/photo-uploads.module.ts';
import { PhotosModule } from '../photos/photos.module.ts';
import { FloorPlansController } from './floor-plans.controller.ts';
import { FloorPlansService } from './floor-plans.service.ts';

/** Floor plans of listings. */
@Module({
  imports: [PhotosModule, PhotoUploadsModule],
  controllers: [FloorPlansController],
  providers: [FloorPlansService],
})
export class FloorPlansModule {}
