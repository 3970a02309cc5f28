import { ArrayMaxSize, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { photoFaults, type PhotoFault } from '../../kernel/photo-files.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { Photo } from '../listings/listing-card.ts';
import { HasNoContactDetails } from './listing-text.ts';
import { maxAltLength, maxPendingUploads, photoUploadStates, type PhotoUploadState } from './photo-values.ts';

/** A photo of a listing as its landlord edits it. `alt` is that of the landlord, in the language of the listing. */
export class OwnPhoto extends Photo {
  @IsString() id!: string;
}
/** A photo in the order of the listing; the first one is the cover. */
export class PhotoInput {
  /** `OwnPhoto.id`, or `PhotoUpload.id` of an upload that is ready. */
  @IsString() @MaxLength(80) id!: string;
  /** Alternative text; absent keeps the stored one. */
  @IsOptional() @IsString() @MaxLength(maxAltLength) @HasNoContactDetails() alt?: string;
}

/** A file that was or is being uploaded, and is in no listing yet. */
export class PhotoUpload {
  @IsUUID() id!: string;
  @IsIn(photoUploadStates) state!: PhotoUploadState;
  /** Of the state `failed`. */
  @IsOptional() @IsIn(photoFaults) fault?: PhotoFault;
  /** Of the state `ready`. */
  @IsOptional() @Nested(() => OwnPhoto) photo?: OwnPhoto;
}
export class PhotoUploadResponse {
  @Nested(() => PhotoUpload) upload!: PhotoUpload;
}
export class PhotoUploads {
  /** Oldest first. */
  @ArrayMaxSize(maxPendingUploads) @ListOf(() => PhotoUpload, maxPendingUploads) uploads!: PhotoUpload[];
}
export class PhotoUploadParams {
  @IsUUID() id!: string;
}
/** Header `Upload-Offset` and the like of the tus protocol, version 1.0.0; the body of the request is the file. */
const tus = { service: 'catalog', lane: 'upload' } as const;

/**
 * Creates an upload as the tus protocol does: `Upload-Length` is the size of the file in bytes, and `Location` of the
 * response is the address of the upload.
 */
export const createPhotoUpload = route({
  ...tus,
  method: 'POST',
  path: '/elandlord/listings/:id/photo-uploads',
  access: access.role('landlord', 'modifyPortalListings'),
  params: ListingIdParams,
  response: Done,
  status: 201,
  errors: ['listing-not-found', 'listing-locked', 'upload-too-large', 'too-many-uploads', 'uploads-unavailable'],
  summary: 'Start the upload of a photo of a listing (tus 1.0.0)',
});
/** Adds bytes at `Upload-Offset`. After the last byte the photo is processed. */
export const continuePhotoUpload = route({
  ...tus,
  method: 'PATCH',
  path: '/elandlord/photo-uploads/:id',
  access: access.role('landlord', 'modifyPortalListings'),
  params: PhotoUploadParams,
  response: Done,
  status: 204,
  errors: ['upload-not-found', 'upload-offset-differs', 'uploads-unavailable'],
  summary: 'Send bytes of a photo, from the offset of the upload (tus 1.0.0)',
});
/** A `HEAD` request gets the same headers: `Upload-Offset` is the number of bytes received. */
export const getPhotoUpload = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/photo-uploads/:id',
  access: access.role('landlord', 'modifyPortalListings'),
  params: PhotoUploadParams,
  response: PhotoUploadResponse,
  errors: ['upload-not-found', 'uploads-unavailable'],
  summary: 'Get the state of an upload, and how much of it was received (tus 1.0.0)',
});
export const deletePhotoUpload = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/elandlord/photo-uploads/:id',
  access: access.role('landlord', 'modifyPortalListings'),
  params: PhotoUploadParams,
  response: Done,
  errors: ['upload-not-found'],
  summary: 'Discard an upload that is in no listing',
});
export const listPhotoUploads = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/listings/:id/photo-uploads',
  access: access.role('landlord', 'modifyPortalListings'),
  params: ListingIdParams,
  response: PhotoUploads,
  errors: ['listing-not-found'],
  summary: 'List the uploads of a listing that are not in it yet, oldest first',
});
