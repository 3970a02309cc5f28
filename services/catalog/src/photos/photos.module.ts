import { Module } from '@nestjs/common';
import { ImageSlots } from '@porchlight/service-kit/images';
import { FilesModule } from '../files/files.module.ts';
import { LocationsModule } from '../locations/locations.module.ts';
import { AssetController } from './asset.controller.ts';
import { AssetFiles } from './asset-files.ts';
import { DemoDrawings } from './demo-drawings.ts';
import { PhotoController } from './photo.controller.ts';
import { PhotoFiller } from './photo-filler.ts';
import { PhotoRepair } from './photo-repair.ts';
import { PhotoRenderer } from './photo-renderer.ts';
import { PhotoStore } from './photo-store.ts';
import { PlanFiles } from './plan-files.ts';
import { ShareController } from './share/share.controller.ts';
import { ShareFactsReader } from './share/share-facts.ts';
import { SharePictures } from './share/share-pictures.ts';

/** Rendered images of demo listings and images of shared links. */
@Module({
  imports: [FilesModule, LocationsModule],
  controllers: [PhotoController, AssetController, ShareController],
  providers: [
    AssetFiles,
    DemoDrawings,
    ImageSlots,
    PhotoRenderer,
    PhotoRepair,
    PlanFiles,
    PhotoStore,
    PhotoFiller,
    ShareFactsReader,
    SharePictures,
  ],
  exports: [ImageSlots, AssetFiles, PhotoRepair, PlanFiles],
})
export class PhotosModule {}
