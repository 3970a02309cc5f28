import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';
import { IsLinkText } from '../kernel/input/person-fields.ts';

/** The current password, required for irreversible actions. */
export class PasswordConfirmation {
  @IsString() @Length(1, 128) current_password!: string;
}
export class DeletionRequest extends PasswordConfirmation {
  /** Forfeits the credits of a company that has no other landlord. */
  @IsOptional() @IsBoolean() forfeitCredits?: boolean;
}
export class ExportParams {
  @IsUUID() id!: string;
}
export class ExportFileParams extends ExportParams {
  @IsLinkText() token!: string;
}
export class ExportStarted {
  @IsUUID() exportId!: string;
}
export class ExportState {
  @IsIn(['waiting', 'ready']) state!: 'waiting' | 'ready';
  /** Path below /api, valid for 15 minutes and for the account's owner only. Request this route again for a new one. */
  @IsOptional() @IsString() url?: string;
}
/** The response is a zip file, not JSON. */
export class ExportFile {}
export class DeletionScheduled {
  @IsISO8601() deletesAt!: string;
}

/** 422 at `current_password` for a wrong password. A new export replaces an earlier one. */
export const beginExport = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/export',
  access: access.signedIn,
  body: PasswordConfirmation,
  response: ExportStarted,
  status: 202,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Start an export of the current user’s data',
});
export const getExport = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/export/:id',
  access: access.signedIn,
  params: ExportParams,
  response: ExportState,
  viewAs: 'refused',
  summary: 'Get the state and address of a data export',
});
export const cancelExport = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/export/:id',
  access: access.signedIn,
  params: ExportParams,
  response: Done,
  lane: 'write',
  summary: 'Delete a data export, finished or not',
});
export const getExportFile = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/export/:id/file/:token',
  access: access.signedIn,
  params: ExportFileParams,
  response: ExportFile,
  lane: 'export',
  errors: ['link-dead'],
  summary: 'Download a data export as a zip of JSON and CSV',
});
/**
 * 409 `homes-first` while the user has public listings; 409 `credits-first` while a company without another
 * landlord has credits, unless they are forfeited; 409 `last-owner` for the last site owner.
 */
export const deleteAccount = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/deletion',
  access: access.signedIn,
  body: DeletionRequest,
  response: DeletionScheduled,
  lane: 'login',
  errors: ['too-many-tries', 'homes-first', 'credits-first', 'last-owner'],
  summary:
    'Log out everywhere and delete the current user’s account after 14 days; a mail contains a link to restore it',
});
