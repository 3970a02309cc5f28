import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFeed, aFeedTest, feedId } from '../../../testing/a-feed.ts';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { FeedsScreen } from '../feeds-screen.tsx';

const path = '/admin/feeds';
const call = 'POST /admin/feed-tests';
const open = (response: FakeResponse, at = `${path}/${feedId}/edit`) =>
  openAsStaff({
    screen: <FeedsScreen />,
    at,
    path: at.endsWith('create') ? '*' : `${path}/:id/edit`,
    permissions: ['viewFeeds', 'createFeeds', 'modifyFeeds'],
    responses: {
      [`GET ${path}/${feedId}`]: [200, aFeed],
      [`GET ${path}/${feedId}/history`]: [200, { changes: [] }],
      [call]: response,
    },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());

describe('the test of a feed', () => {
  it('is of the form as it is filled in', async () => {
    const { changes } = open([200, aFeedTest()]);
    await screen.findByLabelText('Name');
    fill('Address of the file', 'https://files.example.com/other.csv');
    await press('Test feed');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual({
      call,
      body: {
        format: 'csv',
        address: 'https://files.example.com/other.csv',
        mapping: [{ field: 'rent', source: 'Monthly' }],
        city: null,
      },
    });
  });
  it('shows homes, numbers and issues', async () => {
    open([200, aFeedTest({ isMore: true })]);
    await press('Test feed');
    expect((await screen.findByText('2 homes were read, 1 can be imported.')).closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('The file has more homes than the test reads.')).toBeTruthy();
    const home = within(screen.getByRole('list', { name: 'First homes of the file' }));
    for (const text of ['67 Sorauren Ave, Toronto', '$2,100 a month', '2 bedrooms · 1.5 bathrooms · 4 photos'])
      expect(home.getByText(text)).toBeTruthy();
    expect(home.getByText('Id A-1, line 2')).toBeTruthy();
    const [rent, point] = within(screen.getByRole('list', { name: 'Errors and warnings' })).getAllByRole('listitem');
    for (const text of ['Error', 'No rent', '1 home', 'Example: “call us”'])
      expect(within(rent!).getByText(text)).toBeTruthy();
    for (const text of ['Warning', 'No map position', '2 homes']) expect(within(point!).getByText(text)).toBeTruthy();
  });
  it('lets names be chosen from those of the file, with their first values', async () => {
    const { changes } = open([200, aFeedTest()]);
    await press('Test feed');
    const table = within(await screen.findByRole('table', { name: 'Names in the file' }));
    await table.findByRole('columnheader', { name: 'First value' });
    expect(table.getByText('2100')).toBeTruthy();
    fill('Rent', 'Price');
    expect(table.getByText('$2,100')).toBeTruthy();
    expect(screen.getByText('You have changed the form since this test.')).toBeTruthy();
    await press('Test feed');
    await waitFor(() => expect(changes[1]?.body).toMatchObject({ mapping: [{ field: 'rent', source: 'Price' }] }));
  });
  it('keeps a stored name that the file does not have', async () => {
    open([200, aFeedTest({ sources: [{ name: 'Price', sample: '$2,100' }] })]);
    await press('Test feed');
    await screen.findByRole('columnheader', { name: 'First value' });
    expect(screen.getByLabelText<HTMLSelectElement>('Rent').value).toBe('Monthly');
  });
  it('shows why a file is refused, with its line and its text', async () => {
    open([
      200,
      aFeedTest({
        fault: 'malformed',
        faultLine: 1_204,
        excerpt: '<Unit><Rent',
        rows: 0,
        importable: 0,
        homes: [],
        issues: [],
        sources: [],
      }),
    ]);
    await press('Test feed');
    expect(await screen.findByText('The file is not written correctly')).toBeTruthy();
    for (const text of ['Line 1,204', '<Unit><Rent']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/homes were read/)).toBeNull();
  });
  it('can be cancelled while it runs', async () => {
    open(() => new Promise(() => undefined));
    await press('Test feed');
    expect(await screen.findByText('Fetching the file. This can take up to a minute.')).toBeTruthy();
    await press('Cancel the test');
    expect(await screen.findByRole('button', { name: 'Test feed' })).toBeTruthy();
    expect(screen.queryByText('We couldn’t test the feed')).toBeNull();
  });
  it('explains a failure, and keeps the form', async () => {
    open([503, { message: 'Try again in a moment.' }]);
    await press('Test feed');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Try again in a moment.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(aFeed.name);
  });
  it('is not sent with an address that is none', async () => {
    const { changes } = open([200, aFeedTest()]);
    await screen.findByLabelText('Name');
    fill('Address of the file', 'homes.csv');
    await press('Test feed');
    await waitFor(() => expect(screen.getByLabelText('Address of the file').getAttribute('aria-invalid')).toBe('true'));
    expect(changes).toEqual([]);
  });
});

describe('a new feed', () => {
  it('can be turned on once a test found a home, and is off again when its address changes', async () => {
    open([200, aFeedTest()], `${path}/create`);
    await screen.findByLabelText('Name');
    expect(screen.getByText(/The new feed will be off/)).toBeTruthy();
    fill('Address of the file', 'https://files.example.com/homes.xml');
    await press('Test feed');
    fireEvent.click(await screen.findByRole('switch', { name: 'On' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'On' }).checked).toBe(true);
    fill('Address of the file', 'https://files.example.com/other.xml');
    expect(screen.queryByRole('switch', { name: 'On' })).toBeNull();
    fill('Address of the file', 'https://files.example.com/homes.xml');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'On' }).checked).toBe(false);
  });
  it('stays off when no home of the file can be imported', async () => {
    open([200, aFeedTest({ importable: 0 })], `${path}/create`);
    await screen.findByLabelText('Name');
    fill('Address of the file', 'https://files.example.com/homes.xml');
    await press('Test feed');
    expect(await screen.findByText('2 homes were read, 0 can be imported.')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'On' })).toBeNull();
  });
});
