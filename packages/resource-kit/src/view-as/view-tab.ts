import { shellRoleOf, storedViewName, type StoredView } from '@porchlight/client';
import type { StartedViewAs } from '@porchlight/contracts/accounts';

/**
 * Opens an empty tab for a view. It must be opened by the press of a button: browsers block tabs that are opened later,
 * after a response. Undefined if the browser blocks this one too.
 */
export const openViewTab = (): Window | undefined => window.open('', '_blank') ?? undefined;

const startPages = { renter: '/admin/renter-profile', landlord: '/portal/dashboard' } as const;
const isStartPage = (role: string): role is keyof typeof startPages => role in startPages;

/**
 * Gives the view to its tab, in the session storage that only this tab has, and opens the user's first page there. The
 * token is in no address, and in no storage that other tabs share.
 */
export function showViewIn(tab: Window, { token, expiresAt, user }: StartedViewAs, recordPath: string): void {
  const view: StoredView = { token, expiresAt, userName: `${user.firstName} ${user.lastName}`, recordPath };
  tab.sessionStorage.setItem(storedViewName, JSON.stringify(view));
  const role = shellRoleOf(user);
  tab.location.replace(isStartPage(role) ? startPages[role] : '/');
  tab.opener = null;
}
