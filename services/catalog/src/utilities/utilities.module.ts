import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { TrendsModule } from '../trends/trends.module.ts';
import { UtilitiesController } from './utilities.controller.ts';
import { Utilities } from './utility-runs.ts';
import { UtilitySteps } from './utility-steps.ts';

/** Long tasks of support. */
@Module({
  imports: [LocationsModule, SearchDocumentModule, TrendsModule],
  controllers: [UtilitiesController],
  providers: [Utilities, UtilitySteps],
})
export class UtilitiesModule {}
