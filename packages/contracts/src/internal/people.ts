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
import { access } from '../kernel/access.ts';
import { IsCount } from '../kernel/fields.ts';
import { ListOf } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';

export class PersonParams {
  @IsUUID() personId!: string;
}
/** How much waits for somebody who signs in, and how many homes they let. */
export class PersonCounts {
  @IsCount() inquiries!: number;
  @IsCount() favourites!: number;
  @IsCount() recommended!: number;
  @IsCount() activeListings!: number;
}
/** Accounts asks catalog what a person has there. */
export const getPersonCounts = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/people/:personId/counts',
  access: access.service('accounts'),
  params: PersonParams,
  answer: PersonCounts,
  summary: 'How many inquiries, favourites and recommendations a person has, and how many homes they let',
});

/** `a•••@example.com`; absent when there is nobody. */
export class MaskedAddress {
  @IsOptional() @IsString() maskedEmail?: string;
}
/** What the page of a link shows of somebody's address; the address itself stays in accounts. */
export const getMaskedAddress = route({
  service: 'accounts',
  method: 'GET',
  path: '/internal/people/:personId/masked-address',
  access: access.service('catalog'),
  params: PersonParams,
  answer: MaskedAddress,
  summary: 'How a person’s address is shown to whoever holds a link that we sent there',
});

export class PersonQuestion {
  @IsUUID() personId!: string;
  /** Absent unless it was proved: what somebody else wrote under it is not told. */
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
}
/** What one table holds of a person. */
export class PersonSection {
  @IsString() name!: string;
  @IsArray() @ArrayMaxSize(100_000) @IsObject({ each: true }) rows!: object[];
}
export class PersonExport {
  @ListOf(() => PersonSection) sections!: PersonSection[];
}
const exportedBy = (service: 'catalog' | 'commerce' | 'content') =>
  route({
    service,
    method: 'POST',
    path: '/internal/people/export',
    access: access.service('accounts'),
    body: PersonQuestion,
    answer: PersonExport,
    lane: 'export',
    summary: 'All that the service knows of a person',
  });
/** The services besides accounts that may hold something of people. */
export const exportPerson = {
  catalog: exportedBy('catalog'),
  commerce: exportedBy('commerce'),
  content: exportedBy('content'),
} as const;

/** Somebody’s account is at its end: all that is theirs goes, in one transaction. */
export class PersonErased {
  @IsUUID() personId!: string;
  /** SHA-256 (hex) of the address in lower case, for what was written without an account. */
  @Matches(/^[0-9a-f]{64}$/) emailHash!: string;
}
