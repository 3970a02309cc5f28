import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { AlertsController } from './alerts.controller.ts';
import { ConsentModule } from './consent/consent.module.ts';
import { SearchesModule } from './searches/searches.module.ts';
import { SendingModule } from './sending/sending.module.ts';

/** Saved searches with email alerts, and alerts on favourites. Searches use sending, consent uses both. */
@Module({
  imports: [LocationsModule, ConsentModule, SearchesModule, SendingModule],
  controllers: [AlertsController],
})
export class AlertsModule {}
