import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { IsCount, IsWebsite } from '../kernel/input/fields.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { IsMailAddress, IsPhone } from '../kernel/input/person-fields.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { companyKinds } from './own-account.ts';

/** Verification levels as a list names and filters them (docs/rules/accounts.md, ACCOUNT-4). */
const verifiedLevels = ['0', '1', '2', '3'] as const;

export class StaffCompanyInput {
  @IsString() @Length(2, 120) name!: string;
  @IsIn(companyKinds) kind!: (typeof companyKinds)[number];
  @IsNullable() @IsString() @Length(2, 120) legalName?: string | null;
  @IsNullable() @IsString() @Length(1, 120) city?: string | null;
  @IsNullable() @IsPhone() phone?: string | null;
  @IsNullable() @IsMailAddress() email?: string | null;
  @IsNullable() @IsWebsite() website?: string | null;
  @IsNullable() @IsString() @Length(2, 60) licenceNumber?: string | null;
}
export class StaffCompanyRecord extends ResourceRecord {
  @IsString() name!: string;
  @IsIn(companyKinds) kind!: (typeof companyKinds)[number];
  @IsIn(verifiedLevels) verifiedLevel!: (typeof verifiedLevels)[number];
  @IsOptional() @IsString() legalName?: string;
  @IsOptional() @IsString() city?: string;
  @IsOptional() @IsString() phone?: string;
  @IsOptional() @IsString() email?: string;
  @IsOptional() @IsString() website?: string;
  @IsOptional() @IsString() licenceNumber?: string;
  /** Users of the company, those pending deletion included. */
  @IsCount() landlords!: number;
  /** Address of the logo. */
  @IsOptional() @IsString() logo?: string;
}
/**
 * Companies of landlords, at `/admin/companies`. A company with landlords or listings is not removed: 409
 * `company-in-use` (docs/rules/accounts.md#account-40-staff-edit-companies-and-delete-unused-ones).
 */
export const companyResource = defineResource({
  service: 'accounts',
  path: '/admin/companies',
  label: 'companies',
  permissions: {
    view: 'viewCompanies',
    create: 'createCompanies',
    modify: 'modifyCompanies',
    remove: 'modifyCompanies',
  },
  input: StaffCompanyInput,
  record: StaffCompanyRecord,
  list: {
    columns: ['name', 'city', 'kind', 'verifiedLevel', 'landlords', 'updatedAt'],
    search: ['searchWords'],
    sort: ['name', 'updatedAt'],
    filters: { kind: companyKinds, verifiedLevel: verifiedLevels },
  },
  form: [
    { name: 'name', control: 'text' },
    { name: 'kind', control: 'select', values: companyKinds },
    { name: 'legalName', control: 'text', optional: true },
    { name: 'city', control: 'text', optional: true },
    { name: 'phone', control: 'text', optional: true },
    { name: 'email', control: 'text', optional: true },
    { name: 'website', control: 'text', optional: true },
    { name: 'licenceNumber', control: 'text', optional: true },
  ],
});
