import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf, Language } from '@porchlight/contracts';
import {
  addEmailAlert,
  changeEmailAlert,
  changeFavouriteNews,
  listEmailAlerts,
  removeEmailAlert,
  switchEmailAlerts,
  type FavouriteNews,
  type NewEmailAlertAnswer,
  type SavedSearch,
  type SavedSearches,
} from '@porchlight/contracts/catalog';
import {
  CallerOf,
  ClientOf,
  constraintOf,
  Handle,
  Input,
  LanguageOf,
  notFound,
  Problem,
  type Client,
  type Words,
} from '@porchlight/service-kit';
import { renterOf } from '../homes/renter-of.ts';
import { Places } from '../places/places.ts';
import { AlertAsker } from './alert-asker.ts';
import { AlertList } from './alert-list.ts';
import { AlertPresenter } from './alert-presenter.ts';
import { FavouriteNewsList } from './favourite-news.ts';
import { readSearchAddress, type WatchedSearch } from './search-address.ts';
import { words } from './words.ts';

const wrong = (field: string, said: Words) => new Problem(422, 'invalid', words.check, { errors: { [field]: [said] } });
const missing = () => notFound(words.notFound, 'alert-not-found');
// Who has this permission has a proved address (decisions 5.13): their yes counts at once.
const isProved = ({ roles, permissions }: Caller) =>
  roles.includes('renter') && permissions.includes('modifyEmailAlerts');

/** Searches whose new homes come by mail, and news of kept homes. */
@Controller()
export class AlertsController {
  constructor(
    private readonly list: AlertList,
    private readonly news: FavouriteNewsList,
    private readonly asker: AlertAsker,
    private readonly presenter: AlertPresenter,
    private readonly places: Places,
  ) {}

  @Handle(listEmailAlerts)
  all(@Input() { query }: InputOf<typeof listEmailAlerts>, @CallerOf() caller: Caller): Promise<SavedSearches> {
    return this.#answer(renterOf(caller), query.lang);
  }

  @Handle(addEmailAlert)
  async add(
    @Input() { body }: InputOf<typeof addEmailAlert>,
    @CallerOf() caller: Caller,
    @ClientOf() { ip }: Client,
    @LanguageOf() language: Language,
  ): Promise<NewEmailAlertAnswer> {
    const given = { ...body, search: this.#searchOf(body.url), language, ip };
    if (isProved(caller))
      return {
        isConfirmed: true,
        savedSearch: await this.presenter.one(await this.list.add(renterOf(caller), given), language),
      };
    if (body.email === undefined) throw wrong('email', words.emailNeeded);
    // A program learns nothing from an answer that is like any other.
    if (!body.website) await this.asker.ask(body.email, given);
    return { isConfirmed: false };
  }

  @Handle(changeEmailAlert)
  async change(
    @Input() { params, body: { url, ...change } }: InputOf<typeof changeEmailAlert>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
  ): Promise<SavedSearch> {
    const search = url === undefined ? undefined : this.#searchOf(url);
    const changed = await this.list
      .change(renterOf(caller), params.id, { ...change, search })
      .catch((error: unknown) => {
        throw constraintOf(error) === 'saved_search_same' ? new Problem(409, 'alert-exists', words.exists) : error;
      });
    if (!changed) throw missing();
    return this.presenter.one(changed, language);
  }

  @Handle(switchEmailAlerts)
  async turnAll(
    @Input() { body }: InputOf<typeof switchEmailAlerts>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
  ): Promise<SavedSearches> {
    await this.list.turnAll(renterOf(caller), body.active);
    return this.#answer(renterOf(caller), language);
  }

  @Handle(changeFavouriteNews)
  changeNews(
    @Input() { body }: InputOf<typeof changeFavouriteNews>,
    @CallerOf() caller: Caller,
    @ClientOf() { ip }: Client,
    @LanguageOf() language: Language,
  ): Promise<FavouriteNews> {
    return this.news.change(renterOf(caller), body, { language, ip });
  }

  @Handle(removeEmailAlert)
  async remove(@Input() { params }: InputOf<typeof removeEmailAlert>, @CallerOf() caller: Caller): Promise<Done> {
    if (!(await this.list.remove(renterOf(caller), params.id))) throw missing();
    return {};
  }

  async #answer(userId: string, language: Language | undefined): Promise<SavedSearches> {
    const [searches, favourites] = [await this.list.of(userId), await this.news.of(userId)];
    return { savedSearches: await this.presenter.all(searches, language), ...(favourites ? { favourites } : {}) };
  }

  #searchOf(url: string): WatchedSearch {
    const search = readSearchAddress(url, this.places.index);
    if (!search) throw wrong('url', words.nowhere);
    return search;
  }
}
