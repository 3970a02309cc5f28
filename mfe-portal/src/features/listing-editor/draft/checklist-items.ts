import {
  checklistItems,
  listingDescriptionLength,
  listingTitleLength,
  minPublishedPhotos,
  type ChecklistItem,
} from '@porchlight/contracts/catalog';
import { useMessages } from '@porchlight/client';
import type { ListingForm } from '../form/use-listing-form.ts';
import type { SectionKey } from '../sections/section-keys.ts';
import { draftMessages } from './messages/catalog.ts';

/** Section in which each item is answered. */
export const sectionOfItem = {
  availableDate: 'basics',
  furnished: 'basics',
  pin: 'address',
  deposit: 'rent',
  fees: 'rent',
  photos: 'photos',
  leaseTerm: 'lease',
  petPolicies: 'amenities',
  laundry: 'amenities',
  parkingType: 'amenities',
  title: 'description',
  description: 'description',
  declaresFairHousing: 'fairChoice',
} as const satisfies Readonly<Record<ChecklistItem, SectionKey>>;

type Form = Pick<ListingForm, 'id' | 'stored'>;

/** Returns what is missing before a listing is published, in the order of the checklist. */
export const missingItems = ({ stored: { missing = [] } }: Pick<Form, 'stored'>): readonly ChecklistItem[] =>
  checklistItems.filter((item) => missing.includes(item));

/** Moves the focus, and so the page, to the field of an item. */
export function focusItem({ id }: Pick<Form, 'id'>, item: ChecklistItem): void {
  const field = document.getElementById(item === 'pin' ? `${id}-address-pin` : `${id}-${item}`);
  (field ?? document.getElementById(sectionOfItem[item]))?.focus();
}

/** Returns functions from an item to its name, and to what is needed. */
export function useItemTexts() {
  const t = useMessages(draftMessages);
  const numbers: Partial<Record<ChecklistItem, Parameters<typeof t>[1]>> = {
    photos: { count: minPublishedPhotos },
    title: { min: listingTitleLength.min },
    description: { min: listingDescriptionLength.min },
  };
  return {
    nameOf: (item: ChecklistItem) => {
      if (item === 'pin' || item === 'description' || item === 'declaresFairHousing') return t(`item.${item}`);
      return t(`field.${item}`);
    },
    needOf: (item: ChecklistItem) => t(`need.${item}`, numbers[item]),
  };
}
