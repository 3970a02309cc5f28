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
import { access } from '../kernel/access.ts';
import { Done, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf } from '../kernel/nested.ts';
import { route, type ServiceName } from '../kernel/route.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';
import { MailBounced, MailRequested, MailSuppressed, MailWanted } from './mail.ts';
import { PersonErased } from './people.ts';

/** Whether a home may be public, as commerce has it; a higher version wins. */
export class Entitlement {
  @IsListingId() listingId!: ListingId;
  @IsBoolean() enabled!: boolean;
  @IsBoolean() featured!: boolean;
  @IsInt() @Min(1) version!: number;
}
/** Up to 500 entitlements that changed together; `last` ends a series such as the seed. */
export class EntitlementsChanged {
  @ListOf(() => Entitlement, 500) entitlements!: Entitlement[];
  @IsOptional() @IsBoolean() last?: boolean;
}

/** Somebody wrote to the landlord of a home; one for each inquiry, not for each of its messages. */
export class InquirySent {
  @IsUUID() inquiryId!: string;
  /** Who wrote, when signed in; else accounts finds or makes the person behind the address. */
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
/** Who stands behind an address: told of addresses that are proved, and of people who cannot sign in before they prove theirs. */
export class PersonKnown {
  @IsEmail() @MaxLength(254) email!: string;
  @IsUUID() personId!: string;
  @IsBoolean() isClaimed!: boolean;
}

/** Somebody who is signed in asked for what they may not have. */
export class AccessDenied {
  @IsUUID() personId!: string;
  @IsOptional() @IsString() sessionId?: string;
  /** `GET /users/:id`: the call, never the address with its ids. */
  @IsString() @MaxLength(200) call!: string;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}

/** Events that travel between services: name → who may send it, who gets it, and its payload. */
export const events = {
  'entitlements.changed': { from: ['commerce'], to: ['catalog'], payload: EntitlementsChanged },
  'inquiry.sent': { from: ['catalog'], to: ['accounts'], payload: InquirySent },
  'person.known': { from: ['accounts'], to: ['catalog'], payload: PersonKnown },
  'person.erased': { from: ['accounts'], to: ['catalog', 'commerce', 'content'], payload: PersonErased },
  'access.denied': { from: ['catalog', 'accounts', 'commerce', 'content'], to: ['accounts'], payload: AccessDenied },
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

/** One event on its way; `key` makes a second delivery harmless. */
export class EventDelivery {
  @IsString() @Length(1, 120) key!: string;
  @IsIn(eventNames) name!: EventName;
  @IsISO8601() at!: string;
  @IsObject() payload!: object;
}
const deliveredTo = (service: ServiceName) =>
  route({
    service,
    method: 'POST',
    path: '/internal/events',
    access: access.service('catalog', 'accounts', 'commerce', 'content'),
    body: EventDelivery,
    answer: Done,
    lane: 'write',
    summary: 'Take an event of another service, once',
  });
/** Where each service takes events; never reachable through the gateway. */
export const deliverEvent = {
  catalog: deliveredTo('catalog'),
  accounts: deliveredTo('accounts'),
  commerce: deliveredTo('commerce'),
  content: deliveredTo('content'),
} as const;
