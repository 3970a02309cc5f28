import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { me, openAsSupport } from '../../../testing/open-as-support.tsx';

const path = '/support/utility-runs/catalog';
const commerce = '/support/utility-runs/commerce';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const run = {
  id,
  kind: 'search-documents',
  state: 'running',
  done: 400,
  total: 5_000,
  startedAt: '2026-11-20T15:00:00.000Z',
  startedBy: me,
  findingCount: 0,
  findings: [],
} as const;
const check = { ...run, kind: 'ledger-check', state: 'done', done: 5_000 } as const;
const company = '7a6b5c4d-3e2f-4c81-9d0e-4f2c1d7e3b59';
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'], visit: Visit = {}) =>
  openAsSupport({
    at: '/support/utilities',
    permissions: ['showUtilities', 'modifyUtilities'],
    responses: { [`GET ${commerce}`]: [{ runs: [] }], ...responses },
    ...visit,
  });
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const found = within(heading.closest('li') as HTMLElement);
  await waitFor(() => expect(found.queryByText('Loading')).toBeNull());
  return found;
};

beforeEach(() => localStorage.clear());

describe('utilities that take long', () => {
  it('show how far they are, since when and by whom', async () => {
    open({ [`GET ${path}`]: [{ runs: [run] }] });
    const search = await row('Rebuild the search');
    expect(search.getByText('400 of 5,000')).toBeTruthy();
    expect(search.getByRole('progressbar', { name: 'Rebuild the search' }).getAttribute('value')).toBe('400');
    expect(search.getByText('Running')).toBeTruthy();
    expect(search.getByText(/you/i)).toBeTruthy();
    const rents = await row('Count rents');
    expect(rents.getByText('Not run yet')).toBeTruthy();
  });
  it('are started, and requested again until they end', async () => {
    const { changes } = open({
      [`GET ${path}`]: [{ runs: [] }, { runs: [{ ...run, done: 0, total: undefined }] }],
      [`POST ${path}`]: [run],
    });
    fireEvent.click((await row('Rebuild the search')).getByRole('button', { name: 'Start Rebuild the search' }));
    expect(await screen.findByText('Starting', { selector: 'span' })).toBeTruthy();
    expect(changes()).toEqual([{ call: `POST ${path}`, body: { kind: 'search-documents' } }]);
  });
  it('are cancelled, and keep what is done', async () => {
    const { changes } = open({
      [`GET ${path}`]: [{ runs: [run] }, { runs: [{ ...run, state: 'cancelled' }] }],
      [`POST ${path}/${id}/cancel`]: [{ ...run, state: 'cancelled' }],
    });
    fireEvent.click((await row('Rebuild the search')).getByRole('button', { name: 'Cancel Rebuild the search' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([`POST ${path}/${id}/cancel`]);
  });
  it('that failed go on', async () => {
    open({ [`GET ${path}`]: [{ runs: [{ ...run, state: 'failed' }] }] });
    const search = await row('Rebuild the search');
    expect(search.getByText('Failed')).toBeTruthy();
    expect(search.getByRole('button', { name: 'Continue Rebuild the search' })).toBeTruthy();
  });
  it('say why they did not start', async () => {
    const { flashes } = open({ [`GET ${path}`]: [{ runs: [] }], [`POST ${path}`]: [503] });
    fireEvent.click((await row('Count rents')).getByRole('button', { name: 'Start Count rents' }));
    await waitFor(() => expect(flashes()).toEqual(['Try again in a moment.']));
  });
  it('are not started by users without modifyUtilities', async () => {
    open({ [`GET ${path}`]: [{ runs: [run] }] }, { permissions: ['showUtilities'] });
    const search = await row('Rebuild the search');
    expect(search.getByText('Running')).toBeTruthy();
    expect(search.queryByRole('button')).toBeNull();
  });
  it('are loaded again after a failure', async () => {
    open({ [`GET ${path}`]: [503, { runs: [] }] });
    const section = within(await screen.findByRole('region', { name: 'Long tasks' }));
    fireEvent.click(await section.findByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('heading', { name: 'Rebuild the search' })).toBeTruthy();
  });
  it('of a service that does not respond fail alone', async () => {
    const { changes } = open({
      [`GET ${path}`]: [{ runs: [] }],
      [`GET ${commerce}`]: [503, { runs: [] }],
      [`POST ${commerce}`]: [{ ...check, state: 'running', done: 0 }],
    });
    expect((await row('Count rents')).getByText('Not run yet')).toBeTruthy();
    expect(await screen.findByText('We couldn’t load the tasks about credits')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.click((await row('Check credits')).getByRole('button', { name: 'Start Check credits' }));
    await waitFor(() => expect(changes()).toEqual([{ call: `POST ${commerce}`, body: { kind: 'ledger-check' } }]));
  });
  it('that found nothing say how much they checked', async () => {
    open({ [`GET ${path}`]: [{ runs: [] }], [`GET ${commerce}`]: [{ runs: [check] }] });
    const credits = await row('Check credits');
    expect(credits.getByText('Wallets checked: 5,000. No errors found.')).toBeTruthy();
    expect(credits.queryByText(/Show/)).toBeNull();
  });
  it('that met a photo without a readable file lead to its listing', async () => {
    const findings = [{ code: 'photo-unreadable', recordId: 'aB3dE5', part: id }];
    open({
      [`GET ${path}`]: [{ runs: [{ ...run, kind: 'photo-versions', state: 'done', findingCount: 1, findings }] }],
    });
    const photos = await row('Repair photos');
    expect(photos.getByText(/^Photos checked: 400\. 1 has no readable file/)).toBeTruthy();
    fireEvent.click(photos.getByText('Show it'));
    expect(photos.getByRole('link', { name: 'Listing aB3dE5' }).getAttribute('href')).toContain('/support/listing/');
  });
  it('that found errors name each with a link to its company', async () => {
    const finding = {
      code: 'account-balance',
      recordId: company,
      part: 'wallet credit',
      expected: 1_012,
      found: 1_019,
    };
    const findings = [finding, { code: 'movement-sum', recordId: company, part: id, expected: 0, found: -1 }];
    open({
      [`GET ${path}`]: [{ runs: [] }],
      [`GET ${commerce}`]: [{ runs: [{ ...check, findingCount: 2, findings }] }],
    });
    const credits = await row('Check credits');
    expect(credits.getByText('Wallets checked: 5,000. 2 errors found.')).toBeTruthy();
    fireEvent.click(credits.getByText('Show the first 2'));
    const [first] = credits.getAllByRole('link', { name: `Company ${company}` });
    expect(first?.getAttribute('href')).toContain(`/support/company/${company}`);
    expect(
      credits.getByText('L2: the account “wallet credit” has the balance 1,019, its entries add up to 1,012.'),
    ).toBeTruthy();
    expect(credits.getByText(`L1: the entries of movement ${id} add up to -1 instead of 0.`)).toBeTruthy();
  });
});
