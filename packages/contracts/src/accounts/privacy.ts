import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';
import { IsLinkText } from './fields.ts';

/** The own password again, for what cannot be taken back. */
export class PasswordAgain {
  @IsString() @Length(1, 128) current_password!: string;
}
export class ExportParams {
  @IsUUID() id!: string;
}
export class ExportFileParams extends ExportParams {
  @IsLinkText() token!: string;
}
export class ExportBegun {
  @IsUUID() exportId!: string;
}
export class ExportState {
  @IsIn(['waiting', 'ready']) state!: 'waiting' | 'ready';
  /** Below /api, for 15 minutes and for its owner alone; ask again for another. */
  @IsOptional() @IsString() url?: string;
}
/** A zip travels as a file; there is no JSON. */
export class ExportFile {}
export class DeletionPlanned {
  @IsISO8601() deletesAt!: string;
}

/** 422 at `current_password`; a new copy takes the place of an earlier one. */
export const beginExport = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/export',
  access: access.signedIn,
  body: PasswordAgain,
  answer: ExportBegun,
  status: 202,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Make a copy of all that the house knows of the own account',
});
export const getExport = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/export/:id',
  access: access.signedIn,
  params: ExportParams,
  answer: ExportState,
  summary: 'Whether the copy is ready, and where it is',
});
export const cancelExport = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/export/:id',
  access: access.signedIn,
  params: ExportParams,
  answer: Done,
  lane: 'write',
  summary: 'Let the copy go, ready or not',
});
export const getExportFile = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/export/:id/file/:token',
  access: access.signedIn,
  params: ExportFileParams,
  answer: ExportFile,
  lane: 'export',
  errors: ['link-dead'],
  summary: 'The copy as a zip of JSON and CSV',
});
/** 409 `homes-first` while the person has homes on the site; 409 `last_owner`. */
export const deleteAccount = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/deletion',
  access: access.signedIn,
  body: PasswordAgain,
  answer: DeletionPlanned,
  lane: 'login',
  errors: ['too-many-tries', 'homes-first', 'last-owner'],
  summary: 'Sign out everywhere and erase the own account after 14 days; a mail brings the way back',
});
