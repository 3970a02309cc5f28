import { wordQuery } from '@porchlight/service-kit';

/** What a search of the staff may mean; fields that it cannot mean are null. */
export interface InquirySearch {
  readonly listingId: string | null;
  /** Id of an inquiry, a renter or a landlord. */
  readonly id: string | null;
  readonly email: string | null;
  /** Beginnings of words of a name, as a query of PostgreSQL's text search. */
  readonly words: string | null;
}

const listing = /^[0-9a-z]{10}$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the search of a list of inquiries. */
export function readInquirySearch(text: string): InquirySearch {
  const search = text.trim();
  const isEmail = search.includes('@');
  return {
    listingId: listing.test(search) ? search : null,
    id: uuid.test(search) ? search : null,
    email: isEmail ? search.toLowerCase() : null,
    words: isEmail || uuid.test(search) ? null : wordQuery(search),
  };
}
