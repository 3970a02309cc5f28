/** Messages of the duplication of a listing, in English. */
export const en = {
  duplicate: 'Duplicate',
  duplicating: 'Copying …',
  duplicated: 'This copy is a draft. Photos and unit number aren’t copied: please add them.',
  failed: 'We couldn’t copy this listing.',
};
