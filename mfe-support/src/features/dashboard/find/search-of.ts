import { listingIdPattern, type PermissionName } from '@porchlight/contracts';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import { companySearchPath, listingSearchPath, userSearchPath } from '../../../shared/support-paths.ts';

/** A search of the support area, with the permission that it needs. */
interface Search {
  readonly path: string;
  readonly permission: PermissionName;
}
const users: Search = { path: userSearchPath, permission: 'showUsers' };
const companies: Search = { path: companySearchPath, permission: 'showCompanies' };
const listings: Search = { path: listingSearchPath, permission: 'showListings' };
/** All searches, in the order in which they replace one that the user may not use. */
export const searches: readonly Search[] = [users, companies, listings];

const receipt = /^(RC|CN)-\d{4}-\d+$/i;
const hasDigit = /\d/;
/** Returns the search that fits a text best. */
function bestSearch(text: string): Search {
  if (receipt.test(text)) return companies;
  if (text.includes('@') || parsePhoneNumber(text) !== undefined) return users;
  if (listingIdPattern.test(text) && hasDigit.test(text)) return listings;
  // Ids have no spaces; a street address has a number and a name.
  return /^\d+\S*\s/.test(text) ? listings : users;
}

/** Returns the path of the search that fits a text best among those that a user may use; undefined without any. */
export function searchPathOf(text: string, mayUse: (permission: PermissionName) => boolean): string | undefined {
  return [bestSearch(text), ...searches].find(({ permission }) => mayUse(permission))?.path;
}
