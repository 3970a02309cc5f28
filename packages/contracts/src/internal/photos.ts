import { IsString, IsUUID, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { route } from '../kernel/route.ts';

/** `<scene>-<room>-<width>.<format>`, such as `p3-living-480.webp`. */
export class PhotoParams {
  @IsString() @MaxLength(80) name!: string;
}
/** The bytes of a picture travel as a file; there is no JSON. */
export class PhotoFile {}
/** GET /photos/{name}: a drawn picture of a demo home. The gateway serves it outside /api, under the same address. */
export const getPhoto = route({
  service: 'catalog',
  method: 'GET',
  path: '/photos/:name',
  access: access.anyone,
  params: PhotoParams,
  answer: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'A drawn picture of a demo home as AVIF or WebP',
});

export class SharePictureParams {
  @IsString() @MaxLength(260) name!: string;
}
/** GET /photos/share/{name}: the picture that chat apps show of a shared link (`sharePictureUrl`), 1200 × 630. */
export const getSharePicture = route({
  service: 'catalog',
  method: 'GET',
  path: '/photos/share/:name',
  access: access.anyone,
  params: SharePictureParams,
  answer: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'The picture of a shared link as JPEG',
});

export class PersonPhotoParams {
  @IsUUID() id!: string;
}
/** GET /photos/people/{id}: somebody's photo (`User.photo`), under an id that each new photo changes and nobody guesses. */
export const getPersonPhoto = route({
  service: 'accounts',
  method: 'GET',
  path: '/photos/people/:id',
  access: access.anyone,
  params: PersonPhotoParams,
  answer: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'The photo of a person as WebP',
});
