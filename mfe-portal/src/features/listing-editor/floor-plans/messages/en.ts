/** Messages of the floor plans, in English. */
export const en = {
  plansText:
    'Up to {count} images or PDFs of up to {size} MB. They are on the page of the listing as soon as they are uploaded.',
  choosePlans: 'Choose floor plans',
  planFile: 'Floor plan files',
  plansFull: 'A listing has at most {count} floor plans. Remove one before you add another.',
  plansLoading: 'The floor plans are loading',
  plansFailed: 'We can’t load the floor plans.',
  noPlans: 'No floor plans yet.',
  planLabel: 'Label of floor plan {number}',
  planLabelHint: 'For example: Upper floor. Up to {length} characters.',
  planLabelSaved: 'The label is saved.',
  openPlan: 'Open floor plan {number}',
  downloadPlan: 'Download floor plan {number} (PDF)',
  planPreparing: 'Floor plan {number} is being prepared …',
  unfinishedPlan: 'Floor plan {number} wasn’t uploaded whole. Remove it, then choose the file again.',
  removePlan: 'Remove',
  removePlanNumber: 'Remove floor plan {number}',
  removePlanTitle: 'Remove this floor plan?',
  removePlanText: 'It leaves the page of the listing, and its file is deleted.',
  keepPlan: 'Keep floor plan',
  removingPlan: 'Removing …',
  planRemoved: 'The floor plan has been removed.',
  planFault: `{fault, select,
    too_large {This file is larger than {size} MB. Add a smaller version.}
    too_many_photos {A listing has at most {count} floor plans.}
    not_a_photo {This file isn’t a JPEG, PNG, WebP or PDF. Choose another file.}
    too_small {This image is smaller than {long} × {short} pixels. Add a larger version.}
    too_many_pixels {This image has more than {pixels} million pixels. Add a smaller version.}
    interrupted {The upload was interrupted. Check your connection and try again.}
    unavailable {Something went wrong on our side. Try again in a moment.}
    refused {This file couldn’t be uploaded. Try again.}
    other {We couldn’t read this file. Save a copy on your device and add the copy.}}`,
} as const;
