import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { photoFaults, type PhotoFault } from '../../kernel/photo-files.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { FloorPlan } from '../listings/floor-plan.ts';
import { HasNoContactDetails } from './listing-text.ts';
import { maxFloorPlans, maxPlanLabelLength, photoUploadStates, type PhotoUploadState } from './photo-values.ts';

/** A floor plan as its landlord edits it; `ready` ones are on the page of the listing. */
export class OwnFloorPlan extends FloorPlan {
  @IsIn(photoUploadStates) state!: PhotoUploadState;
  /** Of the state `failed`. */
  @IsOptional() @IsIn(photoFaults) fault?: PhotoFault;
}
export class OwnFloorPlans {
  /** Oldest first. */
  @ListOf(() => OwnFloorPlan, maxFloorPlans) floorPlans!: OwnFloorPlan[];
}
export class FloorPlanParams {
  @IsUUID() id!: string;
}
export class FloorPlanChange {
  @IsString() @MaxLength(maxPlanLabelLength) @HasNoContactDetails() label!: string;
}

const landlordCall = {
  service: 'catalog',
  access: access.role('landlord', 'modifyPortalListings'),
} as const;

/**
 * Creates an upload as the tus protocol does (`createPhotoUpload`), to continue with `continuePhotoUpload`. Its file,
 * an image or a PDF, becomes a floor plan of the listing as soon as it is processed.
 */
export const createFloorPlan = route({
  ...landlordCall,
  method: 'POST',
  path: '/elandlord/listings/:id/floor-plans',
  params: ListingIdParams,
  response: Done,
  status: 201,
  lane: 'upload',
  errors: ['listing-not-found', 'listing-locked', 'upload-too-large', 'too-many-uploads', 'uploads-unavailable'],
  summary: 'Start the upload of a floor plan of a listing (tus 1.0.0)',
});
export const listFloorPlans = route({
  ...landlordCall,
  method: 'GET',
  path: '/elandlord/listings/:id/floor-plans',
  params: ListingIdParams,
  response: OwnFloorPlans,
  errors: ['listing-not-found'],
  summary: 'List the floor plans of a listing, oldest first, with those that are being uploaded',
});
export const changeFloorPlan = route({
  ...landlordCall,
  method: 'PATCH',
  path: '/elandlord/floor-plans/:id',
  params: FloorPlanParams,
  body: FloorPlanChange,
  response: Done,
  errors: ['floor-plan-not-found', 'listing-locked'],
  summary: 'Label a floor plan',
});
export const deleteFloorPlan = route({
  ...landlordCall,
  method: 'DELETE',
  path: '/elandlord/floor-plans/:id',
  params: FloorPlanParams,
  response: Done,
  errors: ['floor-plan-not-found', 'listing-locked'],
  summary: 'Delete a floor plan with its file',
});
