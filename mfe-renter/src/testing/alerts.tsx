import type { Send } from '@porchlight/client';
import type { FavouriteNews, SavedSearch } from '@porchlight/contracts/catalog';
import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import AlertsScreen from '../features/alerts/alerts-screen.tsx';

/** Implements modal dialogs, which jsdom lacks. */
export function implementDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
}

/** Id of the alert of `anAlert`. */
export const alertId = '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11';
/** Returns a saved search with emails. */
export const anAlert = (given: Partial<SavedSearch> = {}): SavedSearch => ({
  id: alertId,
  name: 'Near work',
  humanText: 'Toronto, 2+ beds',
  url: '/homes/ontario/toronto?beds=2,3,4',
  query: 'beds=2,3,4',
  frequency: 'daily',
  active: true,
  madeAt: '2026-11-01T08:00:00.000Z',
  newCount: 3,
  ...given,
});
export const lastSentAt = '2026-11-20T12:00:00.000Z';

interface ApiRequest {
  readonly call: string;
  readonly body: unknown;
}
const calgary = {
  kind: 'city',
  id: '1',
  name: 'Calgary',
  province: 'AB',
  country: 'CA',
  count: 9,
  url: '/homes/alberta/calgary',
};
/** Creates a fake alerts API; calls named in `broken` fail, and mutations are recorded. */
export function alertsApi(
  first: readonly SavedSearch[],
  broken: Readonly<Record<string, { status: number; body: object }>> = {},
  known?: FavouriteNews,
) {
  let saved = [...first];
  let favourites = known;
  const requests: ApiRequest[] = [];
  const act: Readonly<Record<string, (path: string, body: object) => void>> = {
    PATCH: (path, body) => {
      if (path === '/email-alerts/favourites' || (path === '/email-alerts' && favourites))
        favourites = { active: false, frequency: 'daily', ...body };
      saved = saved.map((one) => (path === '/email-alerts' || path.endsWith(one.id) ? { ...one, ...body } : one));
    },
    DELETE: (path) => {
      saved = saved.filter((one) => !path.endsWith(one.id));
    },
    POST: (_, body) => {
      saved = [anAlert({ ...body, active: true }), ...saved];
    },
  };
  const send: Send = (path, { method, body: text }) => {
    const bare = path.split('?')[0] ?? path;
    const call = `${method} ${bare}`;
    const body = (text ? JSON.parse(text) : undefined) as object | undefined;
    if (bare === '/listings-autocomplete') return respond(200, { suggestions: [calgary] });
    if (method !== 'GET') requests.push({ call, body });
    const refusal = broken[call];
    if (refusal) return respond(refusal.status, refusal.body);
    act[method]?.(bare, body ?? {});
    return respond(
      200,
      method === 'POST' ? { isConfirmed: true, savedSearch: saved[0] } : { savedSearches: saved, favourites },
    );
  };
  return { send, requests };
}
const respond = (status: number, body: object) => Promise.resolve({ status, body: JSON.stringify(body) });
/** Response of an overloaded service. */
export const busy = { status: 503, body: { code: 'busy', message: 'We are busy.' } };
/** Renders the alerts screen and returns its store. */
export function openAlerts({ send }: { readonly send: Send }, language: 'en-CA' | 'fr-CA' = 'en-CA') {
  const site = inSite({ at: '/admin/email-alerts', path: '/admin/email-alerts', language, send });
  render(<AlertsScreen />, { wrapper: site.wrapper });
  return site.store;
}
export const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
