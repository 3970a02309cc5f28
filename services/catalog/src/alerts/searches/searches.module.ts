import { Module } from '@nestjs/common';
import { LocationsModule } from '../../locations/locations.module.ts';
import { SendingModule } from '../sending/sending.module.ts';
import { AlertAdoption } from './alert-adoption.ts';
import { FavouriteNewsList } from './favourite-news.ts';
import { SavedSearchList } from './saved-search-list.ts';
import { SavedSearchPresenter } from './saved-search.presenter.ts';

/** Saved searches of renters and guest readers, and the alert on a renter's favourites. */
@Module({
  imports: [LocationsModule, SendingModule],
  providers: [AlertAdoption, FavouriteNewsList, SavedSearchList, SavedSearchPresenter],
  exports: [AlertAdoption, FavouriteNewsList, SavedSearchList, SavedSearchPresenter],
})
export class SearchesModule {}
