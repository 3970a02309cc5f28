import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { access } from '../kernel/access.ts';
import { ConfirmState, LinkParams } from '../kernel/confirm-links.ts';
import { Done, InLanguage, IsCount } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { IsLinkText, IsMailAddress } from '../kernel/person-fields.ts';
import { route } from '../kernel/route.ts';
import { Area } from './listings.ts';

/** Most searches that one person may save (decisions 5.13). */
export const emailAlertsCap = 10;
/** As it happens (gathered for 15 minutes, four mails a day at the most), every morning at 8, or Mondays at 8, by the reader's clock. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
/** Who or what turned an alert off: its owner in the list, the link of a mail, an address that takes no mail, or nobody who looks at it. */
export const pauseReasons = ['you', 'unsubscribed', 'bounced', 'ignored'] as const;
export type PauseReason = (typeof pauseReasons)[number];

// The address of a page of results without language prefix, such as `/homes/alberta/calgary?beds=2`. What cannot be read of its query is dropped, as by a search.
const IsSearchAddress = () => Matches(/^\/[a-z0-9-]+(\/[a-z0-9-]+){0,3}(\?[^\s#]*)?$/);

/** A search whose new homes come by mail. */
export class SavedSearch {
  @IsUUID() id!: string;
  /** What its owner calls it, else what it asks for in words. */
  @IsString() name!: string;
  /** What it asks for in words, in the language of the call. */
  @IsString() humanText!: string;
  /** Canonical address of its results, without language prefix; begins with the place, ends with `query`. */
  @IsString() url!: string;
  /** The canonical keys of its filters (`canonicalQuery`), empty when none is set. */
  @IsString() query!: string;
  /** Absent when a box or lasso on the map is all that says where. */
  @IsOptional() @Nested(() => Area) place?: Area;
  @IsIn(alertFrequencies) frequency!: AlertFrequency;
  /** Whether mails come. */
  @IsBoolean() active!: boolean;
  /** With `active: false`. */
  @IsOptional() @IsIn(pauseReasons) pausedBecause?: PauseReason;
  @IsISO8601() madeAt!: string;
  @IsOptional() @IsISO8601() lastSentAt?: string;
  /** Homes that match and came on the market since the last mail. */
  @IsCount() newCount!: number;
  /** It is on and has found nothing since, for 180 days or longer: a wider search may. */
  @IsOptional() @IsISO8601() quietSince?: string;
}
/** Whether mail tells of homes that the renter keeps: a rent that changed, a home that is rented or off the market. It is none of the ten searches. */
export class FavouriteNews {
  @IsIn(alertFrequencies) frequency!: AlertFrequency;
  /** Whether mails come. */
  @IsBoolean() active!: boolean;
  /** With `active: false`. */
  @IsOptional() @IsIn(pauseReasons) pausedBecause?: PauseReason;
  @IsOptional() @IsISO8601() lastSentAt?: string;
}
export class SavedSearches {
  /** Newest first. */
  @ListOf(() => SavedSearch, emailAlertsCap) savedSearches!: SavedSearch[];
  /** Absent until the renter first asks for it. */
  @IsOptional() @Nested(() => FavouriteNews) favourites?: FavouriteNews;
}

/** A search to be told of. The same search again is the alert that is there already, turned on. */
export class NewEmailAlert {
  @IsString() @MaxLength(4_000) @IsSearchAddress() url!: string;
  /** `daily` unless said. */
  @IsOptional() @IsIn(alertFrequencies) frequency?: AlertFrequency;
  @IsOptional() @IsString() @Length(1, 80) name?: string;
  /** IANA name of the zone whose 8 o'clock counts (`Intl.DateTimeFormat().resolvedOptions().timeZone`); Toronto's where it is not known. */
  @IsOptional() @IsString() @MaxLength(60) timeZone?: string;
  /** Whom to ask; needed unless a renter with a proved address is signed in, and ignored then. */
  @IsOptional() @IsMailAddress() email?: string;
  /** Not shown to people: only a program fills it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
  @IsOptional() @IsInt() @Min(0) @Max(2_000_000_000) openForMs?: number;
}
/** Either the alert is on (`savedSearch`), or a mail asks its reader first: then the answer is the same whoever has the address. */
export class NewEmailAlertAnswer {
  @IsBoolean() isConfirmed!: boolean;
  @IsOptional() @Nested(() => SavedSearch) savedSearch?: SavedSearch;
}
export class EmailAlertParams {
  @IsUUID() id!: string;
}
/** What is to be otherwise; absent stays as it is. */
export class EmailAlertChange {
  @IsOptional() @IsString() @MaxLength(4_000) @IsSearchAddress() url?: string;
  @IsOptional() @IsIn(alertFrequencies) frequency?: AlertFrequency;
  /** Empty: named by what it asks for. */
  @IsOptional() @IsString() @MaxLength(80) name?: string;
  @IsOptional() @IsBoolean() active?: boolean;
  @IsOptional() @IsString() @MaxLength(60) timeZone?: string;
}
export class EmailAlertsSwitch {
  @IsBoolean() active!: boolean;
}
/** News of kept homes as they are to be. With `active: true` it is the renter's yes, and counts at once. */
export class FavouriteNewsChange {
  @IsBoolean() active!: boolean;
  @IsIn(alertFrequencies) frequency!: AlertFrequency;
  /** As of `NewEmailAlert`. */
  @IsOptional() @IsString() @MaxLength(60) timeZone?: string;
}

const mayChange = access.role('renter', 'modifyEmailAlerts');

export const listEmailAlerts = route({
  service: 'catalog',
  method: 'GET',
  path: '/email-alerts',
  access: access.role('renter', 'viewEmailAlerts'),
  query: InLanguage,
  answer: SavedSearches,
  summary: "The renter's saved searches, newest first, and whether mail tells of kept homes",
});
/** 201 in either case; 409 `alerts-full` for the eleventh of somebody signed in. */
export const addEmailAlert = route({
  service: 'catalog',
  method: 'POST',
  path: '/email-alerts',
  access: access.anyone,
  body: NewEmailAlert,
  answer: NewEmailAlertAnswer,
  status: 201,
  lane: 'write',
  errors: ['alerts-full'],
  summary: 'Save a search and get mail about new homes',
});
export const changeEmailAlert = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/email-alerts/:id',
  access: mayChange,
  params: EmailAlertParams,
  body: EmailAlertChange,
  answer: SavedSearch,
  lane: 'write',
  errors: ['alert-not-found', 'alert-exists'],
  summary: 'Change, pause or resume a saved search',
});
/** The switch 'All emails off', and back on. */
export const switchEmailAlerts = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/email-alerts',
  access: mayChange,
  body: EmailAlertsSwitch,
  answer: SavedSearches,
  lane: 'write',
  summary: 'Turn all alerts of the renter off or on',
});
/** Off until asked for; a renter has one. */
export const changeFavouriteNews = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/email-alerts/favourites',
  access: mayChange,
  body: FavouriteNewsChange,
  answer: FavouriteNews,
  lane: 'write',
  summary: 'Get mail when a kept home changes, or no more',
});
export const removeEmailAlert = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/email-alerts/:id',
  access: mayChange,
  params: EmailAlertParams,
  answer: Done,
  lane: 'write',
  errors: ['alert-not-found'],
  summary: 'Forget a saved search',
});

/** `title` is the search in words. GET changes nothing: programs that read mail open links too. */
export const getAlertConfirmation = route({
  service: 'catalog',
  method: 'GET',
  path: '/confirm/alert/:token',
  access: access.anyone,
  params: LinkParams,
  query: InLanguage,
  answer: ConfirmState,
  summary: 'What became of a link to confirm an alert',
});
/** Turns the alert on; its first mail, with the newest homes that match now, is on its way at once. */
export const confirmAlert = route({
  service: 'catalog',
  method: 'POST',
  path: '/confirm/alert/:token',
  access: access.anyone,
  params: LinkParams,
  answer: Done,
  lane: 'write',
  errors: ['link-dead', 'alerts-full'],
  summary: 'Say yes to an alert, by the link that its mail brought',
});

export class UnsubscribeParams {
  @IsLinkText() userHash!: string;
}
/** `on`: mails of the list come; `off`: they do no more; `unknown`: the link is not valid any more, and nothing else is told. */
export const listStates = ['on', 'off', 'unknown'] as const;
export class UnsubscribeState {
  @IsIn(listStates) state!: (typeof listStates)[number];
  /** Such as `a•••@example.com`; absent while nobody can tell. */
  @IsOptional() @IsString() maskedEmail?: string;
  /** Such as 'New homes in Toronto'. */
  @IsOptional() @IsString() listName?: string;
  /** What stops, in words: one line for each saved search that is on. */
  @IsOptional() @IsString({ each: true }) searches?: string[];
}
export class Unsubscribe {
  /** Not only this list: every list that people can leave. */
  @IsOptional() @IsBoolean() everything?: boolean;
  /** What mail programs send in a form (RFC 8058). */
  @IsOptional() @IsIn(['One-Click']) 'List-Unsubscribe'?: string;
}
export const getUnsubscribe = route({
  service: 'catalog',
  method: 'GET',
  path: '/new-listings-alerts/unsubscribe/:userHash',
  access: access.anyone,
  params: UnsubscribeParams,
  query: InLanguage,
  answer: UnsubscribeState,
  summary: 'Which list the link of a mail leaves; changes nothing',
});
/** The URI of `List-Unsubscribe`: takes a form without our headers, any number of times, without a sign-in; 410 for a link that is none. */
export const unsubscribe = route({
  service: 'catalog',
  method: 'POST',
  path: '/new-listings-alerts/unsubscribe/:userHash',
  access: access.anyone,
  params: UnsubscribeParams,
  body: Unsubscribe,
  answer: Done,
  lane: 'write',
  errors: ['link-dead'],
  summary: 'Leave a list of mails, or all of them',
});
