/** What a landlord may add about a home, as it is shown and edited. */
export { detailMessages } from './messages/catalog.ts';
export { isDetailChoice, useDetailTerm } from './use-detail-term.ts';
export { useOpenHouseText } from './use-open-house-text.ts';
export { PhoneLink } from './phone-link.tsx';
export { useHomeDetails } from './use-home-details.tsx';
