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
  type NewEmailAlertResponse,
  type SavedSearch as SavedSearchResponse,
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
  requireUser,
  type Client,
} from '@porchlight/service-kit';
import type { MessageReference } from '@porchlight/messages';
import { LocationCache } from '../locations/location-cache.ts';
import { GuestAlertSignup } from './consent/guest-alert-signup.ts';
import { SavedSearchList } from './searches/saved-search-list.ts';
import { SavedSearchPresenter } from './searches/saved-search.presenter.ts';
import { FavouriteNewsList } from './searches/favourite-news.ts';
import { parseSearchUrl, type ParsedSearch } from './search-query.ts';
import { messages } from './messages.ts';

const fieldProblem = (field: string, message: MessageReference) =>
  new Problem(422, 'invalid', messages.check, { errors: { [field]: [message] } });
const alertNotFound = () => notFound(messages.notFound, 'alert-not-found');
// Only renters with a verified email address have this permission: their consent counts at once. (docs/rules/alerts.md)
const hasVerifiedEmail = ({ roles, permissions }: Caller) =>
  roles.includes('renter') && permissions.includes('modifyEmailAlerts');

/** Manages saved searches with email alerts, and alerts on favourites. */
@Controller()
export class AlertsController {
  constructor(
    private readonly list: SavedSearchList,
    private readonly news: FavouriteNewsList,
    private readonly guestSignup: GuestAlertSignup,
    private readonly presenter: SavedSearchPresenter,
    private readonly locations: LocationCache,
  ) {}

  @Handle(listEmailAlerts)
  all(@Input() { query }: InputOf<typeof listEmailAlerts>, @CallerOf() caller: Caller): Promise<SavedSearches> {
    return this.#respond(requireUser(caller), query.lang);
  }

  @Handle(addEmailAlert)
  async add(
    @Input() { body }: InputOf<typeof addEmailAlert>,
    @CallerOf() caller: Caller,
    @ClientOf() { ip }: Client,
    @LanguageOf() language: Language,
  ): Promise<NewEmailAlertResponse> {
    const given = { ...body, search: this.#searchOf(body.url), language, ip };
    // A search without emails needs no proved address.
    if (hasVerifiedEmail(caller) || (caller.roles.includes('renter') && body.active === false))
      return {
        isConfirmed: true,
        savedSearch: await this.presenter.one(await this.list.add(requireUser(caller), given), language),
      };
    if (body.email === undefined) throw fieldProblem('email', messages.emailNeeded);
    // Bots (a filled honeypot field) get the same response as everyone else.
    if (!body.website) await this.guestSignup.requestConfirmation(body.email, given);
    return { isConfirmed: false };
  }

  @Handle(changeEmailAlert)
  async change(
    @Input() { params, body: { url, ...change } }: InputOf<typeof changeEmailAlert>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
  ): Promise<SavedSearchResponse> {
    const search = url === undefined ? undefined : this.#searchOf(url);
    const changed = await this.list
      .change(requireUser(caller), params.id, { ...change, search })
      .catch((error: unknown) => {
        throw constraintOf(error) === 'saved_search_same' ? new Problem(409, 'alert-exists', messages.exists) : error;
      });
    if (!changed) throw alertNotFound();
    return this.presenter.one(changed, language);
  }

  @Handle(switchEmailAlerts)
  async setAllActive(
    @Input() { body }: InputOf<typeof switchEmailAlerts>,
    @CallerOf() caller: Caller,
    @LanguageOf() language: Language,
  ): Promise<SavedSearches> {
    await this.list.setAllActive(requireUser(caller), body.active);
    return this.#respond(requireUser(caller), language);
  }

  @Handle(changeFavouriteNews)
  changeNews(
    @Input() { body }: InputOf<typeof changeFavouriteNews>,
    @CallerOf() caller: Caller,
    @ClientOf() { ip }: Client,
    @LanguageOf() language: Language,
  ): Promise<FavouriteNews> {
    return this.news.change(requireUser(caller), body, { language, ip });
  }

  @Handle(removeEmailAlert)
  async remove(@Input() { params }: InputOf<typeof removeEmailAlert>, @CallerOf() caller: Caller): Promise<Done> {
    if (!(await this.list.remove(requireUser(caller), params.id))) throw alertNotFound();
    return {};
  }

  async #respond(userId: string, language: Language | undefined): Promise<SavedSearches> {
    const [searches, favourites] = [await this.list.of(userId), await this.news.of(userId)];
    return { savedSearches: await this.presenter.all(searches, language), ...(favourites ? { favourites } : {}) };
  }

  #searchOf(url: string): ParsedSearch {
    const search = parseSearchUrl(url, this.locations.index);
    if (!search) throw fieldProblem('url', messages.nowhere);
    return search;
  }
}
