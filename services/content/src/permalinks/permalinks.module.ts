import { Module } from '@nestjs/common';
import { permalinkResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { Permalink } from './permalink.entity.ts';
import { PermalinkRules } from './permalink-rules.ts';
import { PermalinksService } from './permalinks.service.ts';

/** First segments of the public addresses. */
@Module({
  imports: [resourceModule(permalinkResource, Permalink, PermalinkRules)],
  providers: [PermalinksService],
  exports: [PermalinksService],
})
export class PermalinksModule {}
