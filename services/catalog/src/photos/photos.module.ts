import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { AssetController } from './asset.controller.ts';
import { AssetFiles } from './asset-files.ts';
import { DemoDrawings } from './demo-drawings.ts';
import { PhotoController } from './photo.controller.ts';
import { ImageSlots } from './image-encoding.ts';
import { PhotoFiller } from './photo-filler.ts';
import { PhotoFolder } from './photo-folder.ts';
import { PhotoRenderer } from './photo-renderer.ts';
import { PhotoStore } from './photo-store.ts';
import { ShareController } from './share/share.controller.ts';
import { ShareFactsReader } from './share/share-facts.ts';
import { SharePictures } from './share/share-pictures.ts';

/** Rendered images of demo listings and images of shared links. */
@Module({
  imports: [LocationsModule],
  controllers: [PhotoController, AssetController, ShareController],
  providers: [
    AssetFiles,
    DemoDrawings,
    ImageSlots,
    PhotoRenderer,
    PhotoStore,
    PhotoFiller,
    PhotoFolder,
    ShareFactsReader,
    SharePictures,
  ],
  exports: [ImageSlots, AssetFiles],
})
export class PhotosModule {}
