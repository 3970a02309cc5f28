import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { me, openAsSupport } from '../../../testing/open-as-support.tsx';

const path = '/support/utility-runs';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const run = {
  id,
  kind: 'search-documents',
  state: 'running',
  done: 400,
  total: 5_000,
  startedAt: '2026-11-20T15:00:00.000Z',
  startedBy: me,
} as const;
const incidents = { records: [], pagination: { currentPage: 1, showing: { start: 0, end: 0 }, total: 0 } };
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'], visit: Visit = {}) =>
  openAsSupport({
    at: '/support/utilities',
    permissions: ['showUtilities', 'modifyUtilities'],
    responses: { 'GET /admin/security-incidents': [incidents], ...responses },
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
});
