import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFeed, aFeedRun, companyId, feedId } from '../../../testing/a-feed.ts';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { FeedsScreen } from '../feeds-screen.tsx';

const path = '/admin/feeds';
const one = `${path}/${feedId}`;
const runs = 'GET /support/feed-runs';
const staff: readonly PermissionName[] = [
  'viewFeeds',
  'createFeeds',
  'modifyFeeds',
  'showFeedLogs',
  'viewCompanies',
  'viewCities',
];
const company = { id: companyId, version: 1, name: 'Maple Homes' };
const city = { id: 'c1', version: 1, name: 'Toronto', provinceName: 'Ontario' };
const open = (at: string, responses: Readonly<Record<string, FakeResponse>> = {}, permissions = staff) =>
  openAsStaff({
    screen: <FeedsScreen />,
    at,
    path: at.endsWith('create') ? '*' : `${path}/:id/edit`,
    permissions,
    responses: {
      'GET /admin/companies': (_, query) => [200, { records: query.get('search') === 'map' ? [company] : [] }],
      [`GET /admin/companies/${companyId}`]: [200, company],
      'GET /admin/cities': (_, query) => [200, { records: query.get('search') === 'tor' ? [city] : [] }],
      'GET /admin/cities/c1': [200, city],
      [`GET ${one}`]: [200, aFeed],
      [`GET ${one}/history`]: [200, { changes: [] }],
      [`PATCH ${one}`]: (body) => [200, { ...aFeed, ...body, version: 4 }],
      [runs]: [200, { runs: [aFeedRun(), aFeedRun({ id: feedId, state: 'failed', rows: 0 })], pagination: {} }],
      ...responses,
    },
  });
const edit = `${one}/edit`;
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Types into a field and picks what it finds. */
async function choose(label: string, text: string, found: string): Promise<void> {
  const field = screen.getByRole('combobox', { name: label });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(await screen.findByRole('option', { name: found }));
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(found));
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('the form of a feed', () => {
  it('creates one of a company, with the names of its columns, off', async () => {
    const { changes } = open(`${path}/create`, { [`POST ${path}`]: (body) => [201, { ...aFeed, ...body }] });
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Maple' } });
    await choose('Company', 'map', 'Maple Homes');
    const cities = screen.getByRole<HTMLInputElement>('combobox', { name: 'City of homes that name none' });
    fireEvent.change(cities, { target: { value: 'tor' } });
    await screen.findByRole('option', { name: 'Toronto, Ontario' });
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(cities, { key });
    await waitFor(() => expect(cities.value).toBe('Toronto, Ontario'));
    expect(changes).toEqual([]);
    fill('Format', 'json');
    fill('Address of the file', 'https://files.example.com/homes.json');
    fill('Rent', 'Price');
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({
      name: 'Maple',
      company: companyId,
      format: 'json',
      address: 'https://files.example.com/homes.json',
      schedule: 'daily',
      mode: 'full',
      identity: 'id',
      mapping: [{ field: 'rent', source: 'Price' }],
      city: 'c1',
      autoEnables: false,
      isActive: false,
      contactEmail: null,
    });
  });
  it('shows the stored company, and needs one from the list', async () => {
    const { changes } = open(edit);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Company' });
    await waitFor(() => expect(field.value).toBe('Maple Homes'));
    fireEvent.click(field);
    expect(screen.queryByText('Nothing has this name')).toBeNull();
    fireEvent.change(field, { target: { value: 'unknown' } });
    expect(await screen.findByText('Nothing has this name')).toBeTruthy();
    expect(screen.getByText('Choose one from the list.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Company/, { selector: 'p:not([aria-hidden])' })).toBeTruthy();
    expect(changes).toEqual([]);
  });
  it('has names of columns for tables and JSON only', async () => {
    open(edit);
    const table = within(await screen.findByRole('table', { name: 'Names in the file' }));
    expect(table.getByLabelText<HTMLInputElement>('Rent').value).toBe('Monthly');
    fill('Format', 'mits41');
    expect(screen.queryByRole('table', { name: 'Names in the file' })).toBeNull();
  });
  it('compares the names of columns when someone else saved the feed', async () => {
    const theirs = { ...aFeed, version: 4, mapping: [{ field: 'rent', source: 'Price' }] };
    let stored: object = aFeed;
    open(edit, {
      [`GET ${one}`]: () => [200, stored],
      [`PATCH ${one}`]: () => {
        stored = theirs;
        return [409, { code: 'version-conflict', message: 'Changed.' }];
      },
    });
    await screen.findByRole('table', { name: 'Names in the file' });
    fill('Rent', 'Amount');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this record' }));
    for (const text of ['Rent: Amount', 'Rent: Price']) expect(dialog.getByText(text)).toBeTruthy();
  });
  it('names what is missing, and sends nothing', async () => {
    const { changes } = open(`${path}/create`);
    await screen.findByLabelText('Name');
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/Fill in .*Address of the file|Address of the file.*fill/i)).toBeTruthy();
    expect(changes).toEqual([]);
  });
});

describe('a stored feed', () => {
  it('has its last runs, which lead to its log', async () => {
    open(edit);
    const list = within(await screen.findByRole('list', { name: 'Last runs' }));
    const [first] = list.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(`/support/feed-logs/${feedId}?run=${aFeedRun().id}`);
    expect(list.getByText('2 new, 3 changed, 0 removed, 1 rejected')).toBeTruthy();
    expect(list.getByText('Failed')).toBeTruthy();
  });
  it('has none of them for users who may not see logs', async () => {
    open(edit, {}, ['viewFeeds', 'modifyFeeds']);
    await screen.findByLabelText('Name');
    expect(screen.queryByText('Last runs')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Test feed' })).toBeNull();
  });
  it('keeps its form while its runs fail to load, and loads them again', async () => {
    let turn = 0;
    open(edit, { [runs]: () => ((turn += 1) === 1 ? [503, { message: 'Busy.' }] : [200, { runs: [] }]) });
    await press('Try again');
    expect(await screen.findByText('This feed hasn’t run yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(aFeed.name);
  });
  it('is paused, and turned on again', async () => {
    let stored: object = aFeed;
    const { changes } = open(edit, {
      [`GET ${one}`]: () => [200, stored],
      [`PATCH ${one}`]: (body) => [200, (stored = { ...aFeed, ...body, version: 4 })],
    });
    expect(await screen.findByText('The feed is fetched on its schedule.')).toBeTruthy();
    await press('Pause');
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ version: 3, isActive: false }));
    expect(await screen.findByText('The feed is off. Its homes stay as they are.')).toBeTruthy();
    await press('Turn on');
    await waitFor(() => expect(changes[1]?.body).toMatchObject({ version: 4, isActive: true }));
  });
  it('is removed after a confirmation that says that its homes stay', async () => {
    const { changes, store } = open(edit, {
      [`POST ${path}/bulk`]: [200, { results: [{ id: feedId, version: 4 }] }],
    });
    await press('Remove feed');
    const dialog = within(screen.getByRole('dialog', { name: `Remove ${aFeed.name}?` }));
    expect(dialog.getByText('Its 42 homes stay with their landlord as they are.')).toBeTruthy();
    expect(changes).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove feed' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({ action: 'remove', records: [{ id: feedId, version: 3 }] });
    await waitFor(() => expect(store.getState().flash.map(({ text }) => text)).toEqual([`${aFeed.name} is removed.`]));
  });
  it('is text for users who may not change it', async () => {
    open(edit, {}, ['viewFeeds', 'showFeedLogs']);
    expect(await screen.findByText('https://files.example.com/homes.csv')).toBeTruthy();
    for (const text of ['Maple Homes', 'Table (CSV)', 'Rent: Monthly', 'The feed is fetched on its schedule.'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const role of ['textbox', 'combobox']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: /Save|Pause|Run|Remove/ })).toBeNull();
  });
  it('that does not exist leads to the list', async () => {
    open(edit, { [`GET ${one}`]: [404, { message: 'Gone.', code: 'not-found' }] });
    expect((await screen.findAllByRole('link')).some((link) => link.getAttribute('href') === path)).toBe(true);
    expect(screen.queryByLabelText('Name')).toBeNull();
  });
});
