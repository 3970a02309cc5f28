import { refreshSession, restore, storage, userStorageName, type Send } from '@porchlight/client';
import { inSite } from '@porchlight/listing-ui/testing';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Body of a response; a number is the status of a failure, a function computes either from the body of the request. */
export type FakeResponse = object | number | ((body: unknown) => object | number);
export interface Visitor {
  readonly at: string;
  readonly screen: ReactElement;
  readonly responses: Readonly<Record<string, FakeResponse>>;
  readonly role?: string;
  readonly isVerified?: boolean;
  /** Whether this browser has the user's permissions of an earlier visit. */
  readonly arePermissionsStored?: boolean;
}
/** A request as it was sent. */
export interface Sent {
  readonly path: string;
  readonly body: string | undefined;
}

export const user = {
  id: 'u1',
  email: 'p@example.com',
  firstName: 'Priya',
  emailVerified: true,
  roles: [{ key: 'landlord', name: 'landlord' }],
};
const permissions = { viewWallet: true, viewBilling: true, createCheckout: true };
const failure = { message: 'Try again in a moment.', code: 'busy' };

function respond(response: FakeResponse, body: unknown): { readonly status: number; readonly body: string } {
  const made = typeof response === 'function' ? response(body) : response;
  if (typeof made === 'number') return { status: made, body: JSON.stringify(failure) };
  const { status = 200, ...rest } = made as { readonly status?: number };
  return { status, body: JSON.stringify(rest) };
}

/** Opens a screen as a user who is logged in. A field `status` of a response is its status. */
export function openAs({
  at,
  screen,
  responses,
  role = 'landlord',
  isVerified = true,
  arePermissionsStored = true,
}: Visitor) {
  const sent: Sent[] = [];
  const send: Send = (path, { body }) => {
    sent.push({ path, body });
    const parsed: unknown = body === undefined ? undefined : JSON.parse(body);
    return Promise.resolve(respond(responses[path.split('?')[0] ?? ''] ?? 404, parsed));
  };
  const { store, wrapper } = inSite({ at, send });
  storage.write('user:token', 'token');
  storage.write('user:info', { ...user, emailVerified: isVerified, roles: [{ key: role, name: role }] });
  if (arePermissionsStored)
    storage.write(userStorageName('u1', 'permissions'), role === 'landlord' && isVerified ? permissions : {});
  restore(store);
  const view = render(screen, { wrapper });
  return {
    sent,
    requested: () => sent.map(({ path }) => path),
    refresh: () => act(() => store.dispatch(refreshSession())),
    unmount: view.unmount,
  };
}

/** Adds what jsdom lacks: media queries, of a wide window, and modal dialogs. */
export function standInForBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
