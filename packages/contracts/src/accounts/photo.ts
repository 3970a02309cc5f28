import { IsString, Length } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { maxPhotoBase64Length } from '../kernel/input/kernel-limits.ts';
import { route } from '../kernel/routes/route.ts';
import { MyUser } from './session.ts';

/**
 * A JPEG, PNG or WebP as base64. The server re-encodes it as a small square and discards everything else in the file.
 */
export class UserPhoto {
  @IsString() @Length(1, maxPhotoBase64Length) photo!: string;
}

/** 422 at `photo` unless it is a complete, still image. Setting the same photo again changes nothing. */
export const setPhoto = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/photo',
  access: access.signedIn,
  body: UserPhoto,
  response: MyUser,
  lane: 'write',
  errors: ['too-many-tries'],
  summary: 'Set or replace the current user’s photo',
});
export const removePhoto = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/photo',
  access: access.signedIn,
  response: MyUser,
  lane: 'write',
  summary: 'Remove the current user’s photo',
});
