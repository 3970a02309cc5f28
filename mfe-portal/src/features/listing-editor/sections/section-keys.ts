import type { ListingState } from '@porchlight/contracts';
import { isDraftState } from '../form/draft-states.ts';

/** Sections of the editor in the order of the page; also their ids, which the links lead to. */
export const sectionKeys = [
  'basics',
  'address',
  'rent',
  'lease',
  'amenities',
  'newcomer',
  'description',
  'visits',
  'contact',
  'photos',
  'floorPlans',
  'fairChoice',
] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** Returns the sections of a listing: its landlord declares the fair choice before it is published. */
export const sectionsOf = (status: ListingState): readonly SectionKey[] =>
  isDraftState(status) ? sectionKeys : sectionKeys.filter((key) => key !== 'fairChoice');
