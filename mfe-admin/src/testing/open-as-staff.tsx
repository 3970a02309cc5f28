import { restore, storage, userStorageName, type Send } from '@porchlight/client';
import type { Language, PermissionName } from '@porchlight/contracts';
import { inSite } from '@porchlight/listing-ui/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Status and body of a response. */
type Response = readonly [status: number, body: object];
/** Response of a call, or a function to it from the body and the query of the request. */
export type FakeResponse =
  Response | ((body: Readonly<Record<string, unknown>>, query: URLSearchParams) => Response | Promise<Response>);
/** A change as it was sent. */
interface Change {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}
interface Opened {
  readonly screen: ReactElement;
  readonly at: string;
  /** Pattern of the path, with parameters. */
  readonly path?: string;
  /** Undefined: the permissions of the user are not known yet. */
  readonly permissions: readonly PermissionName[] | undefined;
  /** By method and path: `GET /admin/credit-bundles`. Other calls fail with 404. */
  readonly responses?: Readonly<Record<string, FakeResponse>>;
  readonly language?: Language;
  /** Width of the window in pixels. */
  readonly width?: number;
}

function standInForBrowser(width: number): void {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
  window.matchMedia = ((media: string) => ({
    media,
    matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
}

/**
 * Renders a screen for a staff member with these permissions; `changes` are the calls that were not GET. Those of edit
 * locks, which change no record, are not among them.
 */
export function openAsStaff({
  screen,
  at,
  path = '*',
  permissions,
  responses = {},
  language = 'en-CA',
  width = 1_440,
}: Opened) {
  standInForBrowser(width);
  const changes: Change[] = [];
  const send: Send = async (address, { method, body: text }) => {
    const { pathname, searchParams } = new URL(address, 'https://porchlight.test');
    const call = `${method} ${pathname.replace(/^\/api/, '')}`;
    const body = text ? (JSON.parse(text) as Change['body']) : {};
    if (method !== 'GET' && !call.endsWith('/edit-lock')) changes.push({ call, body });
    const response = responses[call] ?? [404, { message: 'Not here.', code: 'not-found' }];
    const [status, content] = typeof response === 'function' ? await response(body, searchParams) : response;
    return { status, body: JSON.stringify(content) };
  };
  const { store, wrapper } = inSite({ at, path, language, send });
  storage.write('user:token', 'token');
  storage.write('user:info', {
    id: 'staff00001',
    email: 'ana@example.com',
    firstName: 'Ana',
    roles: [{ key: 'site-owner', name: 'Site Owner' }],
  });
  if (permissions)
    storage.write(
      userStorageName('staff00001', 'permissions'),
      Object.fromEntries(permissions.map((name) => [name, true])),
    );
  restore(store);
  render(screen, { wrapper });
  return { store, changes };
}
