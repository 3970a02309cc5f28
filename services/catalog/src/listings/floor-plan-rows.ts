import type { FloorPlan } from '@porchlight/contracts/catalog';
import { photoFolder } from './listing-photo.ts';

/** Folder of floor plans that are PDFs, in URLs and in the store. */
export const planFolder = 'floorplans';

/** A floor plan as stored. A PDF has no size in pixels. */
export interface FloorPlanRow {
  readonly id: string;
  readonly label: string;
  readonly isPdf: boolean;
}
const planJson = `json_build_object('id', p.id, 'label', p.label, 'isPdf', p.width is null)`;
/** The floor plans of a listing `l`, oldest first, as JSON. */
export const floorPlansSql = `coalesce((
  select json_agg(${planJson} order by p.created_at, p.id) from photo_upload p
  where p.listing_id = l.id and p.kind = 'plan' and p.state = 'attached'), '[]')`;

/** Returns a floor plan with its address. */
export const floorPlanOf = ({ id, label, isPdf }: FloorPlanRow): Required<FloorPlan> => ({
  id,
  label,
  ...(isPdf
    ? { format: 'pdf', url: `/assets/${planFolder}/${id}.pdf` }
    : { format: 'image', url: `/assets/${photoFolder}/${id}-960.webp` }),
});
