import type { Send } from '@porchlight/client';
import type { FavouriteNews, SavedSearch } from '@porchlight/contracts/catalog';
import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import AlertsScreen from './alerts-screen.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

const id = '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11';
const anAlert = (given: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
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
const lastSentAt = '2026-11-20T12:00:00.000Z';

interface Asked {
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
function service(
  first: readonly SavedSearch[],
  broken: Readonly<Record<string, { status: number; body: object }>> = {},
  known?: FavouriteNews,
) {
  let saved = [...first];
  let favourites = known;
  const requests: Asked[] = [];
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
  return { send, asked: requests };
}
const respond = (status: number, body: object) => Promise.resolve({ status, body: JSON.stringify(body) });
const busy = { status: 503, body: { code: 'busy', message: 'We are busy.' } };
function open({ send }: { readonly send: Send }, language: 'en-CA' | 'fr-CA' = 'en-CA') {
  const site = inSite({ at: '/admin/email-alerts', path: '/admin/email-alerts', language, send });
  render(<AlertsScreen />, { wrapper: site.wrapper });
  return site.store;
}
const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('email alerts screen', () => {
  it('shows criteria, frequency, last email and number of new listings', async () => {
    open(
      service([
        anAlert({ lastSentAt }),
        anAlert({
          id: 'b',
          name: 'Calgary',
          humanText: 'Calgary',
          active: false,
          pausedBecause: 'unsubscribed',
          newCount: 0,
        }),
      ]),
    );
    expect((await screen.findByRole('link', { name: 'Near work' })).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=2,3,4',
    );
    for (const text of [
      'Toronto, 2+ beds',
      'Once a day',
      'Last email yesterday',
      '3 new homes now',
      'Off: you unsubscribed from an email',
      'No email yet',
      'Long emails show the first homes and link to the rest.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open search: Near work' })).toBeTruthy();
  });

  it('suggests wider filters only for searches without results for a long time', async () => {
    open(
      service([
        anAlert({ newCount: 0, quietSince: '2026-04-01T08:00:00.000Z' }),
        anAlert({ id: 'b', name: 'Calgary' }),
      ]),
    );
    expect((await screen.findByRole('link', { name: 'Widen search: Near work' })).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=2,3,4',
    );
    expect(screen.getAllByText(/No new matches in six months/)).toHaveLength(1);
  });

  it('explains how to resume emails that were paused because they were not opened', async () => {
    open(service([anAlert({ active: false, pausedBecause: 'ignored' })]));
    expect(
      await screen.findByText('Off: you haven’t opened an email in 90 days. Turn emails on to start again.'),
    ).toBeTruthy();
  });

  it('invites the renter to save a search when there are none, also in French', async () => {
    open(service([]), 'fr-CA');
    expect(
      await screen.findByRole('heading', {
        name: 'Enregistrez une recherche et nous vous enverrons les nouveaux logements',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trouver un logement' }).getAttribute('href')).toContain('/homes');
    expect(screen.queryByRole('switch', { name: 'Tous les courriels d’alerte' })).toBeNull();
  });

  it('labels each switch with its search', async () => {
    const api = service([anAlert()]);
    open(api);
    await userEvent.click(await theSwitch('Emails: Near work'));
    await waitFor(() => {
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Emails: Near work' }).checked).toBe(false);
    });
    expect(api.asked).toEqual([{ call: `PATCH /email-alerts/${id}`, body: { active: false } }]);
  });

  it.each(['Emails: Near work', 'All alert emails'])(
    'leaves the switch “%s” unchanged and shows an error when the change fails',
    async (name) => {
      const store = open(service([anAlert()], { [`PATCH /email-alerts/${id}`]: busy, 'PATCH /email-alerts': busy }));
      const before = (await theSwitch(name)).checked;
      await userEvent.click(await theSwitch(name));
      await waitFor(() => {
        expect(store.getState().flash.map(({ type }) => type)).toEqual(['error']);
      });
      expect((await theSwitch(name)).checked).toBe(before);
    },
  );

  it('turns all emails off and on with one switch', async () => {
    const api = service([anAlert(), anAlert({ id: 'b', name: 'Calgary' })]);
    open(api);
    expect((await theSwitch('All alert emails')).checked).toBe(true);
    await userEvent.click(await theSwitch('All alert emails'));
    await waitFor(() => {
      expect(screen.getAllByText('Off')).toHaveLength(2);
    });
    expect((await theSwitch('All alert emails')).checked).toBe(false);
    await userEvent.click(await theSwitch('All alert emails'));
    await waitFor(() => {
      expect(screen.getAllByText('Once a day')).toHaveLength(2);
    });
    expect(api.asked.map(({ call, body }) => [call, body])).toEqual([
      ['PATCH /email-alerts', { active: false }],
      ['PATCH /email-alerts', { active: true }],
    ]);
  });

  it('changes name and frequency, including off', async () => {
    const api = service([anAlert({ name: 'Toronto, 2+ beds' })]);
    open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Toronto, 2+ beds' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    // a search without a custom name is named in the current language
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Our next home');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), 'weekly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Our next home' })).toBeTruthy();
    expect(screen.getByText('Once a week')).toBeTruthy();
    expect(api.asked).toEqual([
      { call: `PATCH /email-alerts/${id}`, body: { name: 'Our next home', active: true, frequency: 'weekly' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a server error at its field and retains the input', async () => {
    open(
      service([anAlert()], {
        [`PATCH /email-alerts/${id}`]: {
          status: 422,
          body: { code: 'input-refused', message: 'Check the fields.', errors: { name: ['Choose another name.'] } },
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Near work' }));
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose another name.');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Near work', 'true']);
  });

  it('deletes immediately and restores by Undo', async () => {
    const api = service([anAlert({ active: false, pausedBecause: 'you' })]);
    open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Near work' }));
    expect(await screen.findByText('“Near work” has been deleted.')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Near work' })).toBeNull();
    });
    await press('Undo');
    expect(await screen.findByRole('link', { name: 'Near work' })).toBeTruthy();
    await waitFor(() => {
      expect(screen.getByText('Off')).toBeTruthy();
    });
    expect(api.asked).toEqual([
      { call: `DELETE /email-alerts/${id}`, body: undefined },
      {
        call: 'POST /email-alerts',
        body: { url: '/homes/ontario/toronto?beds=2,3,4', frequency: 'daily', name: 'Near work' },
      },
      { call: `PATCH /email-alerts/${id}`, body: { active: false } },
    ]);
  });

  it('keeps the alert when deletion fails', async () => {
    const store = open(service([anAlert()], { [`DELETE /email-alerts/${id}`]: busy }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Near work' }));
    await waitFor(() => {
      expect(store.getState().flash.map(({ type }) => type)).toEqual(['error']);
    });
    expect(screen.getByRole('link', { name: 'Near work' })).toBeTruthy();
    expect(screen.queryByText('“Near work” has been deleted.')).toBeNull();
  });

  it('shows loading errors, and a message for users who are not renters', async () => {
    open(service([], { 'GET /email-alerts': busy }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your email alerts');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    open(service([], { 'GET /email-alerts': { status: 403, body: { code: 'forbidden', message: 'Not yours.' } } }));
    expect(await screen.findByText('Email alerts are for renter accounts.')).toBeTruthy();
  });

  it('refuses an eleventh alert', async () => {
    open(service(Array.from({ length: 10 }, (_, at) => anAlert({ id: String(at), name: `Search ${at}` }))));
    expect(await screen.findByText('You have 10 alerts, the maximum.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New alert' })).toBeNull();
  });
});

const tellMe = 'Alert me when a saved home changes';
describe('news about favourites', () => {
  it('is off by default and uses the selected frequency when enabled', async () => {
    const api = service([]);
    open(api);
    expect((await theSwitch(tellMe)).checked).toBe(false);
    expect(screen.queryByRole('combobox', { name: 'How often' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'All alert emails' })).toBeNull();
    await userEvent.click(await theSwitch(tellMe));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'How often' }), 'weekly');
    await waitFor(() => {
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How often' }).value).toBe('weekly');
    });
    expect(api.asked).toMatchObject([
      {
        call: 'PATCH /email-alerts/favourites',
        body: { active: true, frequency: 'daily', timeZone: expect.any(String) },
      },
      { body: { active: true, frequency: 'weekly' } },
    ]);
  });

  it('is turned off with all emails and shows the reason', async () => {
    open(service([], {}, { active: true, frequency: 'daily', lastSentAt }));
    expect(await screen.findByText('Last email yesterday')).toBeTruthy();
    await userEvent.click(await theSwitch('All alert emails'));
    await waitFor(async () => {
      expect((await theSwitch(tellMe)).checked).toBe(false);
    });
    open(service([], {}, { active: false, frequency: 'daily', pausedBecause: 'unsubscribed' }));
    expect(await screen.findByText('Off: you unsubscribed from an email')).toBeTruthy();
  });

  it('stays unchanged when the change fails', async () => {
    const store = open(service([], { 'PATCH /email-alerts/favourites': busy }));
    await userEvent.click(await theSwitch(tellMe));
    await waitFor(() => {
      expect(store.getState().flash.map(({ type }) => type)).toEqual(['error']);
    });
    expect((await theSwitch(tellMe)).checked).toBe(false);
  });
});

describe('a new alert', () => {
  it('requires a location and shows the error at its field', async () => {
    const api = service([]);
    open(api);
    await screen.findByRole('button', { name: 'New alert' });
    await press('New alert');
    await press('Email me new homes');
    expect((await screen.findByRole('alert')).textContent).toContain('Where');
    expect(screen.getByText('Choose a place from the list.')).toBeTruthy();
    expect(api.asked).toEqual([]);
  });

  it('saves a search by location, bedrooms and maximum rent', async () => {
    const api = service([]);
    open(api);
    await screen.findByRole('button', { name: 'New alert' });
    await press('New alert');
    await userEvent.type(screen.getByRole('combobox', { name: 'Where' }), 'calg');
    await userEvent.click(await screen.findByRole('option', { name: 'Calgary, AB' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bedrooms' }), '2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Maximum monthly rent' }), '1800');
    await press('Email me new homes');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(api.asked).toMatchObject([
      {
        call: 'POST /email-alerts',
        body: { url: '/homes/alberta/calgary?beds=2,3,4&maxrate=1800', frequency: 'daily' },
      },
    ]);
  });
});
