import { expiredListingDays, expiryNoticeDays } from '@porchlight/contracts/catalog';
import type { MailRequested } from '@porchlight/contracts/internal';
import type { SignedLinks } from '@porchlight/service-kit';

/** A listing that a mail to its landlord is about. */
export interface NotifiedListing {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly ownerId: string;
}

const linkSeconds = (expiryNoticeDays.first + expiredListingDays) * 86_400;

const recipientOf = ({ ownerId, lang }: NotifiedListing): Pick<MailRequested, 'personId' | 'language'> => ({
  personId: ownerId,
  language: lang === 'fr' ? 'fr-CA' : 'en-CA',
});

/** Returns the notice that a listing expires, with a link that confirms it without a login. */
export const expiringMail = (
  listing: NotifiedListing & { readonly run: string; readonly days: number; readonly dayCount: number },
  links: SignedLinks,
): MailRequested => {
  const { id, title, run, days, dayCount } = listing;
  const { text } = links.sign('refresh-listing', id, linkSeconds, run);
  return {
    template: 'listing-expiring',
    key: `listing-expiring:${id}:${run}:${days}`,
    ...recipientOf(listing),
    words: { title, dayCount, path: `/confirm/refresh-listing/${text}` },
  };
};

/** Returns the notice that a listing has expired. */
export const expiredMail = (listing: NotifiedListing & { readonly version: number }): MailRequested => ({
  template: 'listing-expired',
  key: `listing-expired:${listing.id}:${listing.version}`,
  ...recipientOf(listing),
  words: { title: listing.title, path: `/portal/listings/${listing.id}` },
});
