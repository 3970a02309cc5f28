import type { LeadSummary } from '@porchlight/contracts/catalog';

/** Returns first and last name of the renter. */
export const fullNameOf = ({ firstName, lastName }: Pick<LeadSummary, 'firstName' | 'lastName'>): string =>
  lastName === undefined ? firstName : `${firstName} ${lastName}`;

/** Returns the name of the home of a lead: its address, as the landlord knows it. */
export const homeNameOf = ({ address, title }: LeadSummary['listing']): string => address || title;
