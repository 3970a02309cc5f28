import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const at = '/support/utilities?tab=failed-jobs';
const path = (service: string) => `/support/failed-jobs/${service}`;
const kind = {
  name: 'mail.requested',
  target: 'accounts',
  kind: 'event',
  count: 2,
  jobs: [
    { id: '41', attempts: 10, madeAt: '2026-11-20T15:00:00.000Z', lastError: 'accounts responded with 422' },
    { id: '57', attempts: 10, madeAt: '2026-11-21T15:00:00.000Z' },
  ],
};
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const none = { kinds: [] };
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showUtilities', 'modifyUtilities'],
    responses: {
      ...Object.fromEntries(['accounts', 'catalog', 'commerce', 'content'].map((one) => [`GET ${path(one)}`, [none]])),
      ...responses,
    },
    ...visit,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('UTILITY-4: the failed jobs', () => {
  it('are shown by service and kind with their errors', async () => {
    open({ [`GET ${path('catalog')}`]: [{ kinds: [kind] }] });
    const listings = await section('Listings');
    expect(await listings.findByRole('heading', { level: 3, name: 'mail.requested' })).toBeTruthy();
    expect(listings.getByText('Event for the service accounts')).toBeTruthy();
    expect(listings.getByText(/^2 failed, the oldest since Nov 20, 2026/)).toBeTruthy();
    expect(listings.getByText('accounts responded with 422')).toBeTruthy();
    expect(listings.getByText('No error is on record.')).toBeTruthy();
    for (const name of ['Accounts and mail', 'Credits and payments', 'Content'])
      expect(await (await section(name)).findByText('No failed jobs')).toBeTruthy();
  });
  it('of a service that does not respond fail alone, and are loaded again', async () => {
    open({ [`GET ${path('commerce')}`]: [503, { kinds: [kind] }] });
    const commerce = await section('Credits and payments');
    expect(await commerce.findByText('We couldn’t load the failed jobs of this service')).toBeTruthy();
    expect(await (await section('Content')).findByText('No failed jobs')).toBeTruthy();
    fireEvent.click(commerce.getByRole('button', { name: 'Try again' }));
    expect(await commerce.findByRole('heading', { name: 'mail.requested' })).toBeTruthy();
  });
  it('are retried all at once or one by one, and the focus stays in their section', async () => {
    const { changes, flashes } = open({
      [`GET ${path('catalog')}`]: [{ kinds: [kind] }, { kinds: [kind] }, none],
      [`POST ${path('catalog')}/retry`]: [{ retried: 1 }, { retried: 2 }],
    });
    const listings = await section('Listings');
    fireEvent.click(await listings.findByRole('button', { name: 'Retry Job 57', hidden: true }));
    await waitFor(() => expect(flashes()).toEqual(['1 job runs again.']));
    expect(document.activeElement?.textContent).toBe('Listings');
    fireEvent.click(listings.getByRole('button', { name: 'Retry all mail.requested' }));
    expect(await listings.findByText('No failed jobs')).toBeTruthy();
    expect(changes()).toEqual([
      { call: `POST ${path('catalog')}/retry`, body: { name: 'mail.requested', target: 'accounts', id: '57' } },
      { call: `POST ${path('catalog')}/retry`, body: { name: 'mail.requested', target: 'accounts' } },
    ]);
  });
  it('that a colleague retried before are not retried again, which the screen says', async () => {
    const { flashes } = open({
      [`GET ${path('catalog')}`]: [{ kinds: [kind] }, none],
      [`POST ${path('catalog')}/retry`]: [{ retried: 0 }],
    });
    fireEvent.click(await (await section('Listings')).findByRole('button', { name: 'Retry all mail.requested' }));
    await waitFor(() => expect(flashes()).toEqual(['Not retried: these jobs are no longer among the failed ones.']));
    expect(await (await section('Listings')).findByText('No failed jobs')).toBeTruthy();
  });
  it('stay when the retry is refused, with the reason', async () => {
    const { flashes } = open({
      [`GET ${path('catalog')}`]: [{ kinds: [kind] }],
      [`POST ${path('catalog')}/retry`]: [503],
    });
    fireEvent.click(await (await section('Listings')).findByRole('button', { name: 'Retry all mail.requested' }));
    await waitFor(() => expect(flashes()).toEqual(['Try again in a moment.']));
    expect((await section('Listings')).getByRole('heading', { name: 'mail.requested' })).toBeTruthy();
  });
  it('are not retried by users without modifyUtilities', async () => {
    open({ [`GET ${path('catalog')}`]: [{ kinds: [kind] }] }, { permissions: ['showUtilities'] });
    const listings = await section('Listings');
    expect(await listings.findByText('accounts responded with 422')).toBeTruthy();
    expect(listings.queryByRole('button')).toBeNull();
  });
  it('are not requested for users without showUtilities', async () => {
    const { calls } = open({}, { permissions: ['showUsers'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('are a tab of their own, also in French', async () => {
    open({}, { language: 'fr-CA' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Outils par sujet' }));
    expect(tabs.getByRole('link', { name: 'Travaux échoués' }).getAttribute('aria-current')).toBe('page');
    expect(await screen.findAllByText('Aucun travail échoué')).toHaveLength(4);
  });
});
