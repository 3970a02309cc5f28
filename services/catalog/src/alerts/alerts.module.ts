import { Module } from '@nestjs/common';
import { HomesModule } from '../homes/homes.module.ts';
import { PlacesModule } from '../places/places.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { AlertAdoption } from './alert-adoption.ts';
import { AlertAsker } from './alert-asker.ts';
import { AlertConfirmation } from './alert-confirmation.ts';
import { AlertFinder } from './alert-finder.ts';
import { AlertLinksController } from './alert-links.controller.ts';
import { AlertList } from './alert-list.ts';
import { AlertMails } from './alert-mails.ts';
import { AlertPresenter } from './alert-presenter.ts';
import { AlertRunner } from './alert-runner.ts';
import { AlertStart } from './alert-start.ts';
import { AlertWork } from './alert-work.ts';
import { AlertsController } from './alerts.controller.ts';
import { Deliveries } from './deliveries.ts';
import { FavouriteFinder } from './favourite-finder.ts';
import { FavouriteNewsList } from './favourite-news.ts';
import { MailClickController } from './mail-click.controller.ts';
import { Reading } from './reading.ts';
import { Unsubscription } from './unsubscription.ts';

/** Saved searches whose new homes come by mail, and news of kept homes. */
@Module({
  imports: [HomesModule, PlacesModule, SearchModule],
  controllers: [AlertsController, AlertLinksController, MailClickController],
  providers: [
    AlertAdoption,
    AlertAsker,
    AlertConfirmation,
    AlertFinder,
    AlertList,
    AlertMails,
    AlertPresenter,
    AlertRunner,
    AlertStart,
    AlertWork,
    Deliveries,
    FavouriteFinder,
    FavouriteNewsList,
    Reading,
    Unsubscription,
  ],
})
export class AlertsModule {}
