import {
  IsBoolean,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';
import { IsMailAddress, IsPersonName, IsPhone } from './fields.ts';
import { MyUser } from './session.ts';

/** May be left out, but is never null. */
const IsGiven = () => ValidateIf((_, value) => value !== undefined);

/** A change of the own account; whatever is left out stays as it is. */
export class UserChange {
  @IsGiven() @IsPersonName() firstName?: string;
  @IsGiven() @IsPersonName() lastName?: string;
  /** Null takes it away; landlords keep one. */
  @IsOptional() @IsPhone() phone?: string | null;
  @IsGiven() @IsIn(languages) language?: Language;
  /** Begins a change of address, which needs the password and a yes from both addresses; the present one cancels a change that waits. */
  @IsGiven() @IsMailAddress() email?: string;
  @IsGiven() @IsString() @Length(1, 128) current_password?: string;
}
export const companyKinds = ['owner', 'manager', 'agent'] as const;
/** A landlord's company as its own people see it. */
export class Company {
  @IsString() name!: string;
  @IsIn(companyKinds) kind!: (typeof companyKinds)[number];
  /** 0 mail, 1 phone, 2 address or ownership, 3 known company; from 2 on its name, legal name, kind and licence stay (decisions 5.17). */
  @IsIn([0, 1, 2, 3]) verifiedLevel!: number;
  @IsOptional() @IsString() legalName?: string | null;
  @IsOptional() @IsString() phone?: string | null;
  @IsOptional() @IsString() email?: string | null;
  @IsOptional() @IsString() website?: string | null;
  @IsOptional() @IsString() licenceNumber?: string | null;
  @IsOptional() @IsString() city?: string | null;
}
/** A change of the own company; whatever is left out stays as it is, null empties a field. */
export class CompanyChange {
  @IsGiven() @IsString() @Length(2, 120) name?: string;
  @IsGiven() @IsIn(companyKinds) kind?: (typeof companyKinds)[number];
  @IsOptional() @IsString() @Length(2, 120) legalName?: string | null;
  @IsOptional() @IsPhone() phone?: string | null;
  @IsOptional() @IsMailAddress() email?: string | null;
  @IsOptional() @IsString() @MaxLength(200) @Matches(/^https:\/\/[^\s/$.?#]+\.[^\s]+$/i) website?: string | null;
  @IsOptional() @IsString() @Length(2, 60) licenceNumber?: string | null;
  @IsOptional() @IsString() @Length(1, 120) city?: string | null;
}
export class CompanyAnswer {
  @Nested(() => Company) company!: Company;
}

/** `/user/` is the same call: services do not look at a slash at the end. */
export const changeUser = route({
  service: 'accounts',
  method: 'PATCH',
  path: '/user',
  access: access.signedIn,
  body: UserChange,
  answer: MyUser,
  lane: 'write',
  errors: ['too-many-tries'],
  summary: 'Change the given fields of the own account; a new address is asked for at both addresses',
});
export const getMyCompany = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/company',
  access: access.role('landlord'),
  answer: CompanyAnswer,
  summary: 'The own company',
});
export const changeMyCompany = route({
  service: 'accounts',
  method: 'PATCH',
  path: '/user/company',
  access: access.role('landlord'),
  body: CompanyChange,
  answer: CompanyAnswer,
  lane: 'write',
  summary: 'Change the given fields of the own company; those that a verified company was verified by stay',
});

export class OwnSession {
  @IsUUID() id!: string;
  /** The one that asks. */
  @IsBoolean() current!: boolean;
  /** What the browser calls itself. */
  @IsString() userAgent!: string;
  @IsISO8601() createdAt!: string;
  @IsISO8601() seenAt!: string;
}
export class OwnSessions {
  @ListOf(() => OwnSession, 100) sessions!: OwnSession[];
}
export class SessionParams {
  @IsUUID() id!: string;
}

export const listSessions = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/sessions',
  access: access.signedIn,
  answer: OwnSessions,
  summary: 'Where the own account is signed in',
});
export const endSession = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: access.signedIn,
  params: SessionParams,
  answer: Done,
  lane: 'write',
  summary: 'End one of the own sessions',
});
export const signOutEverywhere = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/sign-out-everywhere',
  access: access.signedIn,
  answer: Done,
  lane: 'write',
  summary: 'End all own sessions, also the one that asks',
});
