import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { maxPhotoBase64Length } from '../kernel/input/kernel-limits.ts';
import { route } from '../kernel/routes/route.ts';
import { companyResource } from './companies.resource.ts';
import { CompanyResponse } from './own-account.ts';

/**
 * A JPEG, PNG or WebP as base64. The server fits it into a small white square and discards everything else in the file.
 */
export class CompanyLogo {
  @IsString() @Length(1, maxPhotoBase64Length) logo!: string;
}

/** 422 at `logo` unless it is a complete, still image. Setting the same logo again changes nothing. */
export const setCompanyLogo = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/company/logo',
  access: access.role('landlord'),
  body: CompanyLogo,
  response: CompanyResponse,
  lane: 'write',
  errors: ['too-many-tries'],
  summary: 'Set or replace the logo of the current user’s company',
});
export const removeCompanyLogo = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/company/logo',
  access: access.role('landlord'),
  response: CompanyResponse,
  lane: 'write',
  summary: 'Remove the logo of the current user’s company',
});

export class CompanyParams {
  @IsUUID() id!: string;
}
export class ChangedCompanyLogo {
  /** Address of the logo; absent without one. */
  @IsOptional() @IsString() logo?: string;
}
const { modify } = companyResource.permissions;
export const setLogoOfCompany = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/companies/:id/logo',
  access: access.permission(modify),
  params: CompanyParams,
  body: CompanyLogo,
  response: ChangedCompanyLogo,
  lane: 'write',
  errors: ['not-found', 'too-many-tries'],
  summary: 'Set or replace the logo of a company, for staff',
});
export const removeLogoOfCompany = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/admin/companies/:id/logo',
  access: access.permission(modify),
  params: CompanyParams,
  response: ChangedCompanyLogo,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Remove the logo of a company, for staff',
});
