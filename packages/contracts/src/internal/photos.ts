import { IsString, IsUUID, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** `<scene>-<room>-<width>.<format>`, such as `p3-living-480.webp`. */
export class PhotoParams {
  @IsString() @MaxLength(80) name!: string;
}
/** The response is an image file, not JSON. */
export class PhotoFile {}
/** GET /photos/{name}: a generated photo of a demo listing. The gateway serves it outside /api, at the same path. */
export const getPhoto = route({
  service: 'catalog',
  method: 'GET',
  path: '/photos/:name',
  access: access.anyone,
  params: PhotoParams,
  response: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'Get a generated photo of a demo listing as AVIF or WebP',
});

/** GET /assets/listings/full/{name}: an uploaded photo, `<id>-<width>.<format>`. The gateway serves it outside /api. */
export const getListingPhoto = route({
  service: 'catalog',
  method: 'GET',
  path: '/assets/listings/full/:name',
  access: access.anyone,
  params: PhotoParams,
  response: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'Get an uploaded photo of a listing as AVIF or WebP',
});

/**
 * GET /assets/floorplans/{name}: a floor plan as a PDF, `<id>.pdf`, to be downloaded. The gateway serves it outside
 * /api.
 */
export const getFloorPlanFile = route({
  service: 'catalog',
  method: 'GET',
  path: '/assets/floorplans/:name',
  access: access.anyone,
  params: PhotoParams,
  response: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'Get a floor plan of a listing as PDF',
});

export class SharePictureParams {
  @IsString() @MaxLength(260) name!: string;
}
/** GET /photos/share/{name}: the image that chat apps show for a shared link (`sharePictureUrl`), 1200 × 630. */
export const getSharePicture = route({
  service: 'catalog',
  method: 'GET',
  path: '/photos/share/:name',
  access: access.anyone,
  params: SharePictureParams,
  response: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'Get the image of a shared link as JPEG',
});

/** GET /photos/content/{name}: a picture that staff uploaded, `<id>-<width>.webp`. The gateway serves it outside /api. */
export const getContentPicture = route({
  service: 'content',
  method: 'GET',
  path: '/photos/content/:name',
  access: access.anyone,
  params: PhotoParams,
  response: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'Get a picture of a text as WebP',
});

/** A small image of accounts. Its id cannot be guessed and changes with each new image. */
export class AccountImageParams {
  @IsUUID() id!: string;
}
/** GET /photos/people/{id}: a user's photo (`User.photo`). */
export const getPersonPhoto = route({
  service: 'accounts',
  method: 'GET',
  path: '/photos/people/:id',
  access: access.anyone,
  params: AccountImageParams,
  response: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'Get a user’s photo as WebP',
});
/** GET /photos/companies/{id}: the logo of a company (`Company.logo`). */
export const getCompanyLogo = route({
  service: 'accounts',
  method: 'GET',
  path: '/photos/companies/:id',
  access: access.anyone,
  params: AccountImageParams,
  response: PhotoFile,
  errors: ['photo-not-found'],
  summary: 'Get the logo of a company as WebP',
});
