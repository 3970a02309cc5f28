import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.ts';
import { PhotoController } from './photo.controller.ts';
import { PhotoFiller } from './photo-filler.ts';
import { PhotoRenderer } from './photo-renderer.ts';
import { PhotoStore } from './photo-store.ts';
import { ShareController } from './share/share.controller.ts';
import { ShareFactsOf } from './share/share-facts.ts';
import { SharePictures } from './share/share-pictures.ts';

/** The drawn pictures of demo homes, and those of shared links. */
@Module({
  imports: [PlacesModule],
  controllers: [PhotoController, ShareController],
  providers: [PhotoRenderer, PhotoStore, PhotoFiller, ShareFactsOf, SharePictures],
})
export class PhotosModule {}
