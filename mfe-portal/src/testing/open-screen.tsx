import { restore, storage, userStorageName, type Send } from '@porchlight/client';
import type { Language, PermissionName } from '@porchlight/contracts';
import { inSite } from '@porchlight/listing-ui/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

const permissions: readonly PermissionName[] = [
  'viewPortalListings',
  'createPortalListings',
  'modifyPortalListings',
  'viewWallet',
  'viewBilling',
  'viewTaxReceipts',
  'createCheckout',
  'viewLeads',
  'modifyLeads',
];
export const user = {
  id: 'u1',
  email: 'p@example.com',
  firstName: 'Priya',
  emailVerified: true,
  roles: [{ key: 'landlord', name: 'landlord' }],
};
const unverifiedPermissions: readonly PermissionName[] = [
  'viewPortalListings',
  'createPortalListings',
  'modifyPortalListings',
];

/** Adds what jsdom lacks: media queries of a wide window or of a phone, and modal dialogs that restore the focus. */
function standInForBrowser(isPhone: boolean): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    opener = document.activeElement;
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  };
}

/** Who opens a screen, and how. Default: a landlord with a verified email, in a wide window. */
export interface Visitor {
  readonly at: string;
  /** Path of the route, whose parameters the screen reads. */
  readonly path?: string;
  readonly language?: Language;
  /** Time of the page. Default: noon of 2026-11-21 (UTC). */
  readonly now?: string;
  /** Time zone of the visitor. Default: Toronto. */
  readonly timeZone?: string;
  readonly role?: string;
  readonly isVerified?: boolean;
  readonly isPhone?: boolean;
  /** Whether this browser has the user's permissions of an earlier visit. Default: it has. */
  readonly arePermissionsStored?: boolean;
}

/** Renders a screen of the portal for a user; `send` handles its requests. */
export function openScreen(
  screen: ReactElement,
  { role = 'landlord', isVerified = true, isPhone = false, arePermissionsStored = true, ...site }: Visitor,
  send: Send,
) {
  standInForBrowser(isPhone);
  const { store, wrapper } = inSite({ ...site, send });
  storage.write('user:token', 'token');
  storage.write('user:info', { ...user, emailVerified: isVerified, roles: [{ key: role, name: role }] });
  const granted = role !== 'landlord' ? [] : isVerified ? permissions : unverifiedPermissions;
  if (arePermissionsStored)
    storage.write(userStorageName('u1', 'permissions'), Object.fromEntries(granted.map((name) => [name, true])));
  restore(store);
  return { store, ...render(screen, { wrapper }) };
}
