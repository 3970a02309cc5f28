import { beginSession, type Send } from '@porchlight/client';
import { readEditedAlert, storeEditedAlert } from '@porchlight/listing-ui/alerts';
import { inSite } from '@porchlight/listing-ui/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SaveSearchButton } from './save-search-button.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

const url = '/homes/ontario/toronto?beds=2';
const user = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'leila@example.com',
  firstName: 'Leila',
  lastName: 'Haddad',
  roles: [{ key: 'renter', name: 'Renter' }],
};
const savedSearch = {
  id: '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11',
  name: 'Toronto, 2 beds',
  humanText: 'Toronto, 2 beds',
  url,
  query: 'beds=2',
  frequency: 'daily',
  active: true,
  madeAt: '2026-11-21T12:00:00.000Z',
  newCount: 0,
};
const confirmationRequested = { status: 201, body: { isConfirmed: false } };
const saved = { status: 201, body: { isConfirmed: true, savedSearch } };

/** Stubs the service with responses in turn, and records the requests. */
function service(...responses: readonly { status: number; body: object }[]) {
  const sent: object[] = [];
  const send: Send = (path, { method, body }) => {
    if (method === 'POST' && path === '/email-alerts') {
      sent.push(JSON.parse(body ?? 'null') as object);
      const { status, body: response } = responses[Math.min(sent.length, responses.length) - 1] ?? {
        status: 500,
        body: {},
      };
      return Promise.resolve({ status, body: JSON.stringify(response) });
    }
    return Promise.resolve({
      status: 200,
      body: JSON.stringify({ permissions: {}, version: 1, favouriteListings: [], count: 0 }),
    });
  };
  return { send, sent };
}
const signIn = (store: ReturnType<typeof inSite>['store']) =>
  act(() =>
    store.dispatch(
      beginSession({ tokenInfo: { access_token: 'a-token' }, user } as Parameters<typeof beginSession>[0]),
    ),
  );
async function open(send: Send, { isRenter = false, language = 'en-CA' as 'en-CA' | 'fr-CA' } = {}) {
  const { store, wrapper } = inSite({ at: '/homes/ontario/toronto', language, send });
  if (isRenter) await signIn(store);
  render(<SaveSearchButton search={{ url, summary: 'Toronto, 2 beds' }} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: language === 'fr-CA' ? /^Enregistrer/ : 'Save search' }));
  return store;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });

describe('new homes by email, without an account', () => {
  it('state what is sent and how to unsubscribe, with nothing preselected', async () => {
    const { send, sent } = service(confirmationRequested);
    await open(send);
    await email();
    expect(screen.getByText('Toronto, 2 beds')).toBeTruthy();
    expect(screen.getByText('Every email has an unsubscribe link. No account needed.')).toBeTruthy();
    expect([screen.queryByRole('checkbox'), sent.length]).toEqual([null, 0]);
  });
  it('require an email address, with the error at its field', async () => {
    const { send, sent } = service(confirmationRequested);
    await open(send);
    await email();
    await press('Email me new homes');
    const field = await email();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
  it('require confirmation by email: the dialog refers to the inbox', async () => {
    const { send, sent } = service(confirmationRequested);
    await open(send);
    fireEvent.change(await email(), { target: { value: ' zoe@example.com ' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'weekly');
    await press('Email me new homes');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('zoe@example.com');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));
    expect(sent).toMatchObject([{ url, email: 'zoe@example.com', frequency: 'weekly' }]);
    expect(sent[0]).not.toHaveProperty('website');
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('show server validation errors at the email field', async () => {
    await open(
      service({
        status: 422,
        body: {
          code: 'input-refused',
          message: 'Check the fields.',
          errors: { email: ['We cannot write to this address.'] },
        },
      }).send,
    );
    fireEvent.change(await email(), { target: { value: 'zoe@example.com' } });
    await press('Email me new homes');
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot write to this address.');
    expect((await email()).value).toBe('zoe@example.com');
  });
  it('ask a guest who logs in meanwhile how often', async () => {
    const { send, sent } = service(saved);
    const store = await open(send);
    await email();
    await press('Log in');
    expect(store.getState().layout.dialog).toBe('login');
    await signIn(store);
    expect(await screen.findByRole('group', { name: 'Email me new homes?' })).toBeTruthy();
    expect(sent).toEqual([]);
  });
  it('are not needed: the search is saved on this device, and removed again', async () => {
    const { send, sent } = service(saved);
    await open(send);
    await email();
    await press('Save on this device');
    expect(localStorage.getItem('porchlight:saved-searches')).toContain(url);
    await press('Saved');
    await email();
    await press('Remove from this device');
    expect(localStorage.getItem('porchlight:saved-searches')).not.toContain(url);
    expect([sent, screen.queryByRole('dialog')]).toEqual([[], null]);
  });
});

describe('a search saved in the account', () => {
  const choose = async (name: string, saveName = 'Save search') => {
    await userEvent.click(await screen.findByRole('radio', { name }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: saveName }));
  };

  it('asks for emails with nothing chosen, and sends nothing without an answer', async () => {
    const { send, sent } = service(saved);
    await open(send, { isRenter: true });
    const choices = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([false, false, false, false]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save search' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Choose how often, or no emails.');
    expect(sent).toEqual([]);
  });
  it('is saved with the chosen frequency, with a link to all alerts', async () => {
    const { send, sent } = service(saved);
    await open(send, { isRenter: true });
    await choose('Once a day');
    expect((await screen.findByRole('link', { name: 'Your email alerts' })).getAttribute('href')).toBe(
      '/admin/email-alerts',
    );
    expect(screen.getByRole('status').textContent).toContain('Your search is saved');
    expect(sent.map((body) => ({ ...body, timeZone: '' }))).toEqual([{ url, frequency: 'daily', timeZone: '' }]);
  });
  it('is saved without emails', async () => {
    const off = { status: 201, body: { isConfirmed: true, savedSearch: { ...savedSearch, active: false } } };
    const { send, sent } = service(off);
    await open(send, { isRenter: true });
    await choose('No emails');
    expect((await screen.findByRole('status')).textContent).toContain('You won’t get emails about it.');
    expect(sent).toMatchObject([{ url, active: false }]);
  });
  it('requires confirmation when the email address is not verified', async () => {
    await open(service(confirmationRequested).send, { isRenter: true, language: 'fr-CA' });
    await choose('Une fois par jour', 'Enregistrer la recherche');
    expect(await screen.findByRole('heading', { name: 'Vérifiez vos courriels' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('leila@example.com');
  });
  it('links to the alerts when the limit is reached', async () => {
    await open(service({ status: 409, body: { code: 'alerts-full', message: 'You have 10 alerts.' } }).send, {
      isRenter: true,
    });
    await choose('Once a week');
    expect((await screen.findByRole('alert')).textContent).toContain('You have 10 alerts.');
    expect(screen.getByRole('link', { name: 'Your email alerts' })).toBeTruthy();
  });
  it('can be tried again when saving failed', async () => {
    await open(service({ status: 503, body: { code: 'busy', message: 'We are busy.' } }, saved).send, {
      isRenter: true,
    });
    await choose('Once a day');
    expect((await screen.findByRole('alert')).textContent).toContain('We are busy.');
    await choose('Once a day');
    expect(await screen.findByText('Your search is saved')).toBeTruthy();
  });
});

describe('an alert that is changed in the results', () => {
  const change: Send = (path, { method, body }) => {
    if (method === 'PATCH' && path === `/email-alerts/${savedSearch.id}`) {
      changes.push(JSON.parse(body ?? 'null') as object);
      return Promise.resolve({ status: 200, body: JSON.stringify(savedSearch) });
    }
    return service(saved).send(path, { method, headers: {}, ...(body ? { body } : {}) });
  };
  const changes: object[] = [];
  beforeEach(() => {
    changes.length = 0;
    storeEditedAlert(user.id, { id: savedSearch.id, name: 'Near work' });
  });

  it('gets the current filters', async () => {
    await open(change, { isRenter: true });
    expect(await screen.findByText(/You’re changing “Near work” to:/)).toBeTruthy();
    await press('Save changes to this alert');
    expect((await screen.findByRole('status')).textContent).toContain('“Near work” has been updated');
    expect(changes).toEqual([{ url }]);
    expect(readEditedAlert(user.id)).toBeUndefined();
  });
  it('stays when the search is saved as a new one', async () => {
    await open(change, { isRenter: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a new search instead' }));
    expect(await screen.findByRole('group', { name: 'Email me new homes?' })).toBeTruthy();
    expect([changes, readEditedAlert(user.id)]).toEqual([[], undefined]);
  });
});
