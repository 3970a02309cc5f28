/** Sections of the editor in the order of the page; also their ids, which the links lead to. */
export const sectionKeys = [
  'basics',
  'address',
  'rent',
  'lease',
  'amenities',
  'newcomer',
  'description',
  'photos',
] as const;
export type SectionKey = (typeof sectionKeys)[number];
