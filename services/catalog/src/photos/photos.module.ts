import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { DemoDrawings } from './demo-drawings.ts';
import { PhotoController } from './photo.controller.ts';
import { PhotoFiller } from './photo-filler.ts';
import { PhotoRenderer } from './photo-renderer.ts';
import { PhotoStore } from './photo-store.ts';
import { ShareController } from './share/share.controller.ts';
import { ShareFactsReader } from './share/share-facts.ts';
import { SharePictures } from './share/share-pictures.ts';

/** Rendered images of demo listings and images of shared links. */
@Module({
  imports: [LocationsModule],
  controllers: [PhotoController, ShareController],
  providers: [DemoDrawings, PhotoRenderer, PhotoStore, PhotoFiller, ShareFactsReader, SharePictures],
})
export class PhotosModule {}
