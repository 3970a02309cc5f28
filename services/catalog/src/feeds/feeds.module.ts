import { Module } from '@nestjs/common';
import { feedResource } from '@porchlight/contracts/catalog';
import { resourceModule } from '@porchlight/service-kit';
import { LocationsModule } from '../locations/locations.module.ts';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { PhotosModule } from '../photos/photos.module.ts';
import { PhotoUploadsModule } from '../photo-uploads/photo-uploads.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { FeedRules } from './feed-rules.ts';
import { FeedTests } from './feed-tests.ts';
import { Feed } from './feed.entity.ts';
import { FeedsController } from './feeds.controller.ts';
import { DemoFeedsController } from './demo/demo-feeds.controller.ts';
import { FeedFetching } from './fetching/feed-fetching.ts';
import { HomeChanges } from './importing/home-changes.ts';
import { NewHomes } from './importing/new-homes.ts';
import { RunApplying } from './importing/run-applying.ts';
import { RunEnds } from './importing/run-ends.ts';
import { RunReading } from './importing/run-reading.ts';
import { FeedPhotos } from './photos/feed-photos.ts';
import { PhotoFetching } from './photos/photo-fetching.ts';
import { FeedRunReads } from './runs/feed-run-reads.ts';
import { FeedRuns } from './runs/feed-runs.ts';
import { SupportFeeds } from './runs/support-feeds.ts';

/** Feeds of partners, whose homes become listings. */
@Module({
  imports: [
    LocationsModule,
    OwnListingsModule,
    PhotosModule,
    PhotoUploadsModule,
    SearchDocumentModule,
    resourceModule(feedResource, Feed, FeedRules),
  ],
  controllers: [FeedsController, DemoFeedsController],
  providers: [
    FeedFetching,
    FeedPhotos,
    FeedRunReads,
    FeedRuns,
    FeedTests,
    HomeChanges,
    NewHomes,
    PhotoFetching,
    RunApplying,
    RunEnds,
    RunReading,
    SupportFeeds,
  ],
})
export class FeedsModule {}
