import { IsString, Length } from 'class-validator';
import { access } from '../kernel/access.ts';
import { route } from '../kernel/route.ts';
import { MyUser } from './session.ts';

/** Characters of a photo as base64: what fits into a call. */
export const photoTextLimit = 96_000;
/** A JPEG, PNG or WebP as base64. Drawn anew as a small square: nothing else of the file is kept. */
export class UserPhoto {
  @IsString() @Length(1, photoTextLimit) photo!: string;
}

/** 422 at `photo` for what is no whole, still picture; the same photo once more changes nothing. */
export const setPhoto = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/photo',
  access: access.signedIn,
  body: UserPhoto,
  answer: MyUser,
  lane: 'write',
  errors: ['too-many-tries'],
  summary: 'Put a photo on the own account, in place of an earlier one',
});
export const removePhoto = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/photo',
  access: access.signedIn,
  answer: MyUser,
  lane: 'write',
  summary: 'Take the photo off the own account',
});
