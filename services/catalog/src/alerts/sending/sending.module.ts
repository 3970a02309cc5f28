import { Module } from '@nestjs/common';
import { ListingsModule } from '../../listings/listings.module.ts';
import { LocationsModule } from '../../locations/locations.module.ts';
import { SearchModule } from '../../search/search.module.ts';
import { AlertFinder } from './alert-finder.ts';
import { AlertMails } from './alert-mails.ts';
import { AlertRunner } from './alert-runner.ts';
import { AlertScheduler } from './alert-scheduler.ts';
import { AlertWelcomeMail } from './alert-welcome-mail.ts';
import { Deliveries } from './deliveries.ts';
import { FavouriteFinder } from './favourite-finder.ts';
import { MailClickController } from './mail-click.controller.ts';
import { ReaderEngagement } from './reader-engagement.ts';

/** Alert mails: finds what is new for a reader, requests the mails, records deliveries and pauses inactive readers. */
@Module({
  imports: [ListingsModule, LocationsModule, SearchModule],
  controllers: [MailClickController],
  providers: [
    AlertFinder,
    AlertMails,
    AlertRunner,
    AlertScheduler,
    AlertWelcomeMail,
    Deliveries,
    FavouriteFinder,
    ReaderEngagement,
  ],
  exports: [AlertFinder, AlertMails, AlertWelcomeMail, ReaderEngagement],
})
export class SendingModule {}
