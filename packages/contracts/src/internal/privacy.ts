import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';

export class PersonParams {
  @IsUUID() personId!: string;
}
/** Counts of a user's inquiries, favourites, recommendations, alerts that are on, and active listings. */
export class PersonCounts {
  @IsCount() inquiries!: number;
  @IsCount() favourites!: number;
  @IsCount() recommended!: number;
  @IsCount() alerts!: number;
  @IsCount() activeListings!: number;
}
/** Called by accounts for the data that catalog has about a user. */
export const getPersonCounts = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/people/:personId/counts',
  access: access.service('accounts'),
  params: PersonParams,
  response: PersonCounts,
  summary: 'Count a user’s inquiries, favourites, recommendations and active listings',
});

/** Whole credits of a company whose only landlord is the user; 0 while the company has another one. */
export class RemainingCredits {
  @IsCount() credits!: number;
}
/** Called by accounts before it deletes an account. */
export const getRemainingCredits = route({
  service: 'commerce',
  method: 'GET',
  path: '/internal/people/:personId/remaining-credits',
  access: access.service('accounts'),
  params: PersonParams,
  response: RemainingCredits,
  summary: 'Get the credits of a company whose only landlord is the user',
});

/** `a•••@example.com`; absent if the user does not exist. */
export class MaskedAddress {
  @IsOptional() @IsString() maskedEmail?: string;
}
/** Masked address of a user for the page of a link. The address itself does not leave accounts. */
export const getMaskedAddress = route({
  service: 'accounts',
  method: 'GET',
  path: '/internal/people/:personId/masked-address',
  access: access.service('catalog'),
  params: PersonParams,
  response: MaskedAddress,
  summary: 'Get a user’s masked email address',
});

export class PersonExportRequest {
  @IsUUID() personId!: string;
  /** Absent unless verified, because data that others entered under this address must not be disclosed. */
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
}
/** Rows of one table that belong to a user. */
export class PersonSection {
  @IsString() name!: string;
  @IsArray() @ArrayMaxSize(100_000) @IsObject({ each: true }) rows!: object[];
}
export class PersonExport {
  @ListOf(() => PersonSection) sections!: PersonSection[];
}
const exportRoute = (service: 'catalog' | 'commerce' | 'content') =>
  route({
    service,
    method: 'POST',
    path: '/internal/people/export',
    access: access.service('accounts'),
    body: PersonExportRequest,
    response: PersonExport,
    lane: 'export',
    summary: 'Export the service’s data about a user',
  });
/** Routes of the services besides accounts that may store personal data. */
export const exportPerson = {
  catalog: exportRoute('catalog'),
  commerce: exportRoute('commerce'),
  content: exportRoute('content'),
} as const;

/** A user's account was deleted: each service deletes all data of the user in one transaction. */
export class PersonErased {
  @IsUUID() personId!: string;
  /** SHA-256 (hex) of the lower-case address, to find data that was written without an account. */
  @Matches(/^[0-9a-f]{64}$/) emailHash!: string;
}
