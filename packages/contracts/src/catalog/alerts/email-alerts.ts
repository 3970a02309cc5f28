import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, MaxLength, Min } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { ConfirmState, LinkParams } from '../../kernel/addresses/confirm-links.ts';
import { Done, LanguageQuery } from '../../kernel/input/fields.ts';
import { Nested } from '../../kernel/input/nested.ts';
import { IsLinkText, IsMailAddress } from '../../kernel/input/person-fields.ts';
import { route } from '../../kernel/routes/route.ts';
import { FavouriteNews, SavedSearch, SavedSearches } from './saved-search.ts';
import { IsSearchAddress } from '../search/is-search-address.ts';
import { alertFrequencies, type AlertFrequency } from './email-alert-values.ts';

/** A new email alert. If the search is already saved, the existing alert is turned on. */
export class NewEmailAlert {
  @IsString() @MaxLength(4_000) @IsSearchAddress() url!: string;
  /** Default: `daily`. */
  @IsOptional() @IsIn(alertFrequencies) frequency?: AlertFrequency;
  /** Default: true. A renter may save a search without emails; ignored for guests. */
  @IsOptional() @IsBoolean() active?: boolean;
  @IsOptional() @IsString() @Length(1, 80) name?: string;
  /**
   * IANA time zone whose 8 o'clock counts (`Intl.DateTimeFormat().resolvedOptions().timeZone`). Default: the zone of
   * Toronto.
   */
  @IsOptional() @IsString() @MaxLength(60) timeZone?: string;
  /** Address to confirm. Required unless a renter with a verified address is logged in; ignored then. */
  @IsOptional() @IsMailAddress() email?: string;
  /** Honeypot: hidden from people, so only bots fill it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
  @IsOptional() @IsInt() @Min(0) @Max(2_000_000_000) openForMs?: number;
}
/**
 * Either the alert is on (`savedSearch`), or a confirmation mail was sent; the second response is the same for every
 * address.
 */
export class NewEmailAlertResponse {
  @IsBoolean() isConfirmed!: boolean;
  @IsOptional() @Nested(() => SavedSearch) savedSearch?: SavedSearch;
}
export class EmailAlertParams {
  @IsUUID() id!: string;
}
/** Partial update: omitted fields stay unchanged. */
export class EmailAlertChange {
  @IsOptional() @IsString() @MaxLength(4_000) @IsSearchAddress() url?: string;
  @IsOptional() @IsIn(alertFrequencies) frequency?: AlertFrequency;
  /** Empty: named by `humanText`. */
  @IsOptional() @IsString() @MaxLength(80) name?: string;
  @IsOptional() @IsBoolean() active?: boolean;
  @IsOptional() @IsString() @MaxLength(60) timeZone?: string;
}
export class EmailAlertsSwitch {
  @IsBoolean() active!: boolean;
}
/** Requested state of the mail about favourites. `active: true` is the renter's consent and takes effect at once. */
export class FavouriteNewsChange {
  @IsBoolean() active!: boolean;
  @IsIn(alertFrequencies) frequency!: AlertFrequency;
  /** As in `NewEmailAlert`. */
  @IsOptional() @IsString() @MaxLength(60) timeZone?: string;
}

const modifyAccess = access.role('renter', 'modifyEmailAlerts');

export const listEmailAlerts = route({
  service: 'catalog',
  method: 'GET',
  path: '/email-alerts',
  access: access.role('renter', 'viewEmailAlerts'),
  query: LanguageQuery,
  response: SavedSearches,
  summary: "List the renter's saved searches, newest first, and the state of mail about favourites",
});
/** Always 201 on success; 409 `alerts-full` for the eleventh alert of a logged-in renter. */
export const addEmailAlert = route({
  service: 'catalog',
  method: 'POST',
  path: '/email-alerts',
  access: access.anyone,
  body: NewEmailAlert,
  response: NewEmailAlertResponse,
  status: 201,
  lane: 'write',
  errors: ['alerts-full'],
  summary: 'Save a search and get mail about new homes',
});
export const changeEmailAlert = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/email-alerts/:id',
  access: modifyAccess,
  params: EmailAlertParams,
  body: EmailAlertChange,
  response: SavedSearch,
  lane: 'write',
  errors: ['alert-not-found', 'alert-exists'],
  summary: 'Change, pause or resume a saved search',
});
/** The switch 'All emails off', and its reverse. */
export const switchEmailAlerts = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/email-alerts',
  access: modifyAccess,
  body: EmailAlertsSwitch,
  response: SavedSearches,
  lane: 'write',
  summary: 'Turn all alerts of the renter off or on',
});
/** Off by default; one per renter. */
export const changeFavouriteNews = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/email-alerts/favourites',
  access: modifyAccess,
  body: FavouriteNewsChange,
  response: FavouriteNews,
  lane: 'write',
  summary: 'Turn mail about changes of favourites on or off',
});
export const removeEmailAlert = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/email-alerts/:id',
  access: modifyAccess,
  params: EmailAlertParams,
  response: Done,
  lane: 'write',
  errors: ['alert-not-found'],
  summary: 'Delete a saved search',
});

/** `title` is the description of the search. GET changes nothing, because mail scanners open links too. */
export const getAlertConfirmation = route({
  service: 'catalog',
  method: 'GET',
  path: '/confirm/alert/:token',
  access: access.anyone,
  params: LinkParams,
  query: LanguageQuery,
  response: ConfirmState,
  summary: 'Get the state of a link to confirm an alert',
});
/** Turns the alert on. Its first mail, with the newest matching listings, is sent at once. */
export const confirmAlert = route({
  service: 'catalog',
  method: 'POST',
  path: '/confirm/alert/:token',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'write',
  errors: ['link-dead', 'alerts-full'],
  summary: 'Confirm an alert with the link sent by mail',
});

export class UnsubscribeParams {
  @IsLinkText() userHash!: string;
}
/**
 * State of a mailing list: `on` subscribed, `off` unsubscribed, `unknown` the link is no longer valid (no other field
 * is returned).
 */
export const listStates = ['on', 'off', 'unknown'] as const;
export class UnsubscribeState {
  @IsIn(listStates) state!: (typeof listStates)[number];
  /** Such as `a•••@example.com`; absent if accounts cannot be reached. */
  @IsOptional() @IsString() maskedEmail?: string;
  /** Such as 'New homes in Toronto'. */
  @IsOptional() @IsString() listName?: string;
  /** Descriptions of the mails that stop, one for each active saved search. */
  @IsOptional() @IsString({ each: true }) searches?: string[];
}
export class Unsubscribe {
  /** Unsubscribes from every optional list, not only from this one. */
  @IsOptional() @IsBoolean() everything?: boolean;
  /** Form field that mail clients send (RFC 8058). */
  @IsOptional() @IsIn(['One-Click']) 'List-Unsubscribe'?: string;
}
export const getUnsubscribe = route({
  service: 'catalog',
  method: 'GET',
  path: '/new-listings-alerts/unsubscribe/:userHash',
  access: access.anyone,
  params: UnsubscribeParams,
  query: LanguageQuery,
  response: UnsubscribeState,
  summary: 'Get the mailing list of an unsubscribe link; changes nothing',
});
/**
 * URI of `List-Unsubscribe`: accepts a form without our headers, repeatedly and without login. 410 for an invalid link.
 */
export const unsubscribe = route({
  service: 'catalog',
  method: 'POST',
  path: '/new-listings-alerts/unsubscribe/:userHash',
  access: access.anyone,
  params: UnsubscribeParams,
  body: Unsubscribe,
  response: Done,
  lane: 'write',
  errors: ['link-dead'],
  summary: 'Unsubscribe from one mailing list, or from all',
});
