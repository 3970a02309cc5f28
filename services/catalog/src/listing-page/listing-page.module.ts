import { Module } from '@nestjs/common';
import { SimilarModule } from '../similar/similar.module.ts';
import { SiteModulesModule } from '../site-modules/site-modules.module.ts';
import { ListingPageController } from './listing-page.controller.ts';
import { ListingPreviewsController } from './listing-previews.controller.ts';
import { ListingPreviews } from './listing-previews.ts';
import { ListingPage } from './listing-page.ts';
import { ListingStore } from './listing-store.ts';

/** Listing page: one listing, its photos and other listings at its address. */
@Module({
  imports: [SimilarModule, SiteModulesModule],
  controllers: [ListingPageController, ListingPreviewsController],
  providers: [ListingPage, ListingPreviews, ListingStore],
})
export class ListingPageModule {}
