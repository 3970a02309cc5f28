import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  Min,
} from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done, IsCount, IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { resourceActions, type ResourceAction } from '../kernel/resources/resource-classes.ts';
import { route, type ServiceName } from '../kernel/routes/route.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';
import { LandlordFlagged, LandlordsChanged, ListingHeld, ListingRefundRequested } from './landlords.ts';
import { MailBounced, MailRequested, MailSuppressed, MailWanted } from './mail.ts';
import { PersonErased } from './privacy.ts';

/** Whether a listing may be public, decided by commerce. A higher version wins. */
export class Entitlement {
  @IsListingId() listingId!: ListingId;
  @IsBoolean() enabled!: boolean;
  @IsBoolean() featured!: boolean;
  @IsInt() @Min(1) version!: number;
}
/** Up to 500 entitlements that changed together; `last` marks the end of a series such as the seed. */
export class EntitlementsChanged {
  @ListOf(() => Entitlement, 500) entitlements!: Entitlement[];
  @IsOptional() @IsBoolean() last?: boolean;
}

/** A landlord made a listing, took it off the market, or offers it again. The highest version of a listing wins. */
export class ListingOffered {
  @IsListingId() listingId!: ListingId;
  /** Landlord of the listing, whose company pays for it. */
  @IsUUID() landlordId!: string;
  @IsBoolean() isOffered!: boolean;
  /** Turn the listing on, if the wallet has the credits and it costs at most so many: its landlord asked for it. */
  @IsOptional() @IsCount() turnOnFor?: number;
  /** Support took it off the market and was wrong: it is on again if it was on before, without a charge. */
  @IsOptional() @IsBoolean() isRestored?: boolean;
  /** Version of the listing. */
  @IsInt() @Min(1) version!: number;
}

/** Why commerce did not turn an offered listing on. */
export const turnOnRefusals = ['credits-short', 'price-changed', 'refused'] as const;
export type TurnOnRefusal = (typeof turnOnRefusals)[number];
/** A listing that was offered with `turnOnFor` stays off. Emitted once per offer. */
export class TurnOnRefused {
  @IsListingId() listingId!: ListingId;
  @IsIn(turnOnRefusals) reason!: TurnOnRefusal;
  /** Version of the listing that was offered. */
  @IsInt() @Min(1) version!: number;
}

/** An inquiry was sent to the landlord of a listing. Emitted once per inquiry, not per message. */
export class InquirySent {
  @IsUUID() inquiryId!: string;
  /** The sender, if logged in. Otherwise accounts finds or creates the account of the address. */
  @IsOptional() @IsUUID() personId?: string;
  @IsEmail() @MaxLength(254) email!: string;
  @IsString() @MaxLength(50) firstName!: string;
  @IsString() @MaxLength(50) lastName!: string;
  @IsOptional() @IsString() @MaxLength(60) phone?: string;
  @IsIn(languages) language!: Language;
  @IsListingId() listingId!: ListingId;
  @IsString() listingTitle!: string;
  @IsString() city!: string;
  @IsBoolean() wantsAlerts!: boolean;
}
/** User of an email address. Sent for verified addresses, and for users who cannot log in before they verify theirs. */
export class PersonKnown {
  @IsEmail() @MaxLength(254) email!: string;
  @IsUUID() personId!: string;
  /** The address is verified. */
  @IsBoolean() isClaimed!: boolean;
  /** The address was verified just now, so what guests sent under it before becomes the user's. */
  @IsOptional() @IsBoolean() isNewlyVerified?: boolean;
}

/** What a renter looks for, from the profile. Sent with every change of it; a higher version wins. */
export class RenterWishes {
  @IsUUID() personId!: string;
  @IsInt() @Min(1) version!: number;
  @IsOptional() @IsInt() @Min(0) budgetMin?: number;
  @IsOptional() @IsInt() @Min(0) budgetMax?: number;
  /** 4 is four or more. */
  @IsInt({ each: true }) beds!: number[];
  /** Slugs of locations, such as `alberta/calgary`. */
  @IsString({ each: true }) areas!: string[];
}

/** What listings and staff see of a company. Sent with every change of the company; a higher version wins. */
export class CompanyChanged {
  @IsUUID() companyId!: string;
  @IsInt() @Min(1) version!: number;
  @IsString() @MaxLength(120) name!: string;
  /** Verification level; verified from 2 on. */
  @IsIn([0, 1, 2, 3]) verifiedLevel!: number;
  @IsString({ each: true }) languages!: string[];
  /** Of `getCompanyLogo`; absent without a logo. */
  @IsOptional() @IsUUID() logoId?: string;
}

/** A logged-in user was denied access. */
export class AccessDenied {
  @IsUUID() personId!: string;
  /** Member of staff who viewed the site as the user, and was refused. */
  @IsOptional() @IsUUID() impersonatorId?: string;
  @IsOptional() @IsString() sessionId?: string;
  /** `GET /users/:id`: method and declared path, never the address with its ids. */
  @IsString() @MaxLength(200) call!: string;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}

/** A staff member changed a record of a resource. The fields before and after are hashed. */
export class RecordChanged {
  @IsOptional() @IsUUID() personId?: string;
  @IsOptional() @IsString() sessionId?: string;
  @IsString() @MaxLength(64) resource!: string;
  @IsString() @MaxLength(64) recordId!: string;
  @IsIn(resourceActions) action!: ResourceAction;
  @IsOptional() @IsString() @MaxLength(64) beforeHash?: string;
  @IsString() @MaxLength(64) afterHash!: string;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}

/** A staff member downloaded a file with the records of a list. */
export class RecordsExported {
  @IsOptional() @IsUUID() personId?: string;
  @IsOptional() @IsString() sessionId?: string;
  @IsString() @MaxLength(64) resource!: string;
  @IsCount() recordCount!: number;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}

/** A landlord downloaded a file with leads. */
export class LeadsExported {
  @IsUUID() personId!: string;
  @IsOptional() @IsString() sessionId?: string;
  @IsCount() leadCount!: number;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}

/** A staff member downloaded a file with the submissions of a form. */
export class FormSubmissionsExported {
  @IsUUID() personId!: string;
  @IsOptional() @IsString() sessionId?: string;
  @IsCount() submissionCount!: number;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}

/** A staff member opened personal data that a screen hides until then. */
export class PersonalDataViewed {
  /** The staff member. */
  @IsUUID() personId!: string;
  @IsOptional() @IsString() sessionId?: string;
  /** What the data belongs to. */
  @IsIn(['inquiry', 'conversation']) objectKind!: 'inquiry' | 'conversation';
  @IsUUID() objectId!: string;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}

/** Staff stopped all lists of a renter. */
export class MailStopped {
  @IsUUID() personId!: string;
}

/** Events between services: name → senders, receivers and payload class. */
export const events = {
  'entitlements.changed': { from: ['commerce'], to: ['catalog'], payload: EntitlementsChanged },
  'listing.offered': { from: ['catalog'], to: ['commerce'], payload: ListingOffered },
  'listing.refund-requested': { from: ['catalog'], to: ['commerce'], payload: ListingRefundRequested },
  'listing.held': { from: ['catalog'], to: ['commerce'], payload: ListingHeld },
  'turn-on.refused': { from: ['commerce'], to: ['catalog'], payload: TurnOnRefused },
  'inquiry.sent': { from: ['catalog'], to: ['accounts'], payload: InquirySent },
  'person.known': { from: ['accounts'], to: ['catalog'], payload: PersonKnown },
  'renter.wishes': { from: ['accounts'], to: ['catalog'], payload: RenterWishes },
  'company.changed': { from: ['accounts'], to: ['catalog', 'commerce'], payload: CompanyChanged },
  'landlords.changed': { from: ['accounts'], to: ['catalog', 'commerce'], payload: LandlordsChanged },
  'landlord.flagged': { from: ['accounts', 'catalog', 'commerce'], to: ['accounts'], payload: LandlordFlagged },
  'person.erased': { from: ['accounts'], to: ['catalog', 'commerce', 'content'], payload: PersonErased },
  'access.denied': { from: ['catalog', 'accounts', 'commerce', 'content'], to: ['accounts'], payload: AccessDenied },
  'resource.changed': {
    from: ['accounts', 'catalog', 'commerce', 'content'],
    to: ['accounts'],
    payload: RecordChanged,
  },
  'resource.exported': {
    from: ['accounts', 'catalog', 'commerce', 'content'],
    to: ['accounts'],
    payload: RecordsExported,
  },
  'leads.exported': { from: ['catalog'], to: ['accounts'], payload: LeadsExported },
  'form-submissions.exported': { from: ['content'], to: ['accounts'], payload: FormSubmissionsExported },
  'personal-data.viewed': { from: ['catalog', 'content'], to: ['accounts'], payload: PersonalDataViewed },
  'mail.stopped': { from: ['accounts'], to: ['catalog'], payload: MailStopped },
  'mail.requested': { from: ['catalog', 'commerce', 'content'], to: ['accounts'], payload: MailRequested },
  'mail.suppressed': { from: ['catalog'], to: ['accounts'], payload: MailSuppressed },
  'mail.wanted': { from: ['catalog'], to: ['accounts'], payload: MailWanted },
  'mail.bounced': { from: ['accounts'], to: ['catalog'], payload: MailBounced },
} as const satisfies Record<
  string,
  { from: readonly ServiceName[]; to: readonly ServiceName[]; payload: new () => object }
>;
export type EventName = keyof typeof events;
export const eventNames = Object.keys(events) as EventName[];
export type EventPayload<N extends EventName> = InstanceType<(typeof events)[N]['payload']>;

/** Delivery of one event; `key` makes a second delivery harmless. */
export class EventDelivery {
  @IsString() @Length(1, 120) key!: string;
  @IsIn(eventNames) name!: EventName;
  @IsISO8601() at!: string;
  @IsObject() payload!: object;
}
const eventRoute = (service: ServiceName) =>
  route({
    service,
    method: 'POST',
    path: '/internal/events',
    access: access.service('catalog', 'accounts', 'commerce', 'content'),
    body: EventDelivery,
    response: Done,
    lane: 'write',
    summary: 'Receive an event of another service, exactly once',
  });
/** Routes where the services receive events; never reachable through the gateway. */
export const deliverEvent = {
  catalog: eventRoute('catalog'),
  accounts: eventRoute('accounts'),
  commerce: eventRoute('commerce'),
  content: eventRoute('content'),
} as const;
