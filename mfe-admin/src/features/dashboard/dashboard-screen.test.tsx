import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const pageOf = (total: number) => ({ currentPage: 1, showing: { start: 1, end: total }, total, more: false });
const counts = (open: number): FakeResponse => [
  200,
  {
    records: [
      { id: 'contact', openSubmissions: open },
      { id: 'report', openSubmissions: 1 },
    ],
    pagination: pageOf(2),
  },
];
const held: FakeResponse = [
  200,
  {
    inquiries: [{ sentAt: '2026-11-21T10:00:00.000Z' }, { sentAt: '2026-11-18T12:00:00.000Z' }],
    pagination: pageOf(2),
  },
];
const failingFeeds: Readonly<Record<string, FakeResponse>> = {
  'GET /support/feeds': [200, { feeds: [], failing: 2, held: 1 }],
};
const open = (permissions: readonly PermissionName[], responses: Readonly<Record<string, FakeResponse>> = {}) =>
  openAsStaff({
    screen: <DashboardScreen />,
    at: '/admin/dashboard',
    permissions,
    responses: {
      'GET /admin/forms': counts(2),
      'GET /admin/inquiries': held,
      'GET /admin/ecommerce/approvals': [
        200,
        {
          approvals: [{ state: 'waiting', requestedAt: '2026-11-20T12:00:00.000Z' }, { state: 'approved' }],
          pagination: pageOf(2),
        },
      ],
      'GET /admin/inquiry-days': [200, { days: [] }],
      'GET /admin/link-check': [200, { state: 'done', checked: 9, total: 9, faultCount: 0, faults: [] }],
      ...responses,
    },
  });

beforeEach(() => {
  localStorage.clear();
});

describe('the dashboard', () => {
  it('names what waits, with the age of the oldest, as links', async () => {
    open(['viewForms', 'viewInquiries', 'viewEcommerce', 'viewSiteSettings']);
    expect((await screen.findByRole('link', { name: '3 messages from forms' })).getAttribute('href')).toBe(
      '/admin/forms',
    );
    expect(screen.getByRole('link', { name: '2 inquiries held as suspect' }).getAttribute('href')).toBe(
      '/admin/inquiries?list=held',
    );
    expect(screen.getByText('the oldest 3 days ago')).toBeTruthy();
    expect(screen.getByRole('link', { name: '1 request about credits to decide' })).toBeTruthy();
    expect(screen.getByText('the oldest yesterday')).toBeTruthy();
    expect(screen.queryByText(/lead nowhere/)).toBeNull();
  });
  it('has the feeds that fail', async () => {
    open(['viewFeeds', 'showFeedLogs'], failingFeeds);
    const link = await screen.findByRole('link', { name: '2 feeds that fail' });
    expect(link.getAttribute('href')).toBe('/admin/feeds');
  });
  it.each(['viewFeeds', 'showFeedLogs'] as const)('has no feeds for users who have only %s', async (permission) => {
    open([permission], failingFeeds);
    expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
  });
  it('asks for nothing that the user may not view, and says that nothing waits', async () => {
    open(['viewSiteSettings']);
    expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
  });
  it('shows the rest when a part fails, and tries that part again', async () => {
    let response: FakeResponse = [500, { code: 'error', message: 'Broken.' }];
    open(['viewForms', 'viewInquiries'], { 'GET /admin/forms': () => response as never });
    expect(await screen.findByText('2 inquiries held as suspect')).toBeTruthy();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    response = counts(4);
    fireEvent.click(again);
    expect(await screen.findByText('5 messages from forms', {}, { timeout: 10_000 })).toBeTruthy();
  }, 30_000);
});

describe('the numbers of the site', () => {
  const days = (value: (at: number) => object) =>
    Array.from({ length: 30 }, (_, at) => ({ date: `2026-11-${String(at + 1).padStart(2, '0')}`, ...value(at) }));
  const numbers: Readonly<Record<string, FakeResponse>> = {
    'GET /admin/listing-days': [
      200,
      { days: days((at) => ({ views: at === 3 ? 40 : 2, ...(at > 1 ? { published: 100 + at } : {}) })) },
    ],
    'GET /admin/inquiry-days': [200, { days: days(() => ({ inquiries: 3 })) }],
    'GET /admin/ecommerce/overview': [
      200,
      { days: days((at) => ({ salesCents: at === 9 ? 12_350 : 0 })), total: { salesCents: 12_350 } },
    ],
  };
  const cardOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name });
    return within(heading.parentElement as HTMLElement);
  };
  it('are links to the lists, with a sentence and a table of the days', async () => {
    open(['viewCompanies', 'viewInquiries', 'viewEcommerce'], numbers);
    const published = await cardOf('Live homes');
    expect(await published.findByText('129 homes are live. On Nov 3, 2026, 102 were.')).toBeTruthy();
    expect(published.getByRole('link', { name: 'Live homes' }).getAttribute('href')).toBe('/admin/companies');
    fireEvent.click(published.getByText('Show as table'));
    const rows = within(published.getByRole('table', { name: 'Live homes' })).getAllByRole('row');
    expect([rows[1]?.textContent, rows.at(-1)?.textContent]).toEqual(['Nov 30, 2026129', 'Nov 1, 2026Not counted']);
    expect(await (await cardOf('Inquiries')).findByText('90')).toBeTruthy();
    expect(await (await cardOf('Views of homes')).findByText(/^98 views. Each visitor counts once a day/)).toBeTruthy();
    expect(await (await cardOf('Sales')).findByText('$123.50')).toBeTruthy();
  });
  it('say that homes were not counted yet, rather than that there are none', async () => {
    open(['viewCompanies'], { 'GET /admin/listing-days': [200, { days: days(() => ({ views: 0 })) }] });
    const published = await cardOf('Live homes');
    expect(await published.findByText('Not counted')).toBeTruthy();
    expect(published.queryByText(/^0$|Nothing/)).toBeNull();
    expect(await (await cardOf('Views of homes')).findByText('Nothing in the last 30 days.')).toBeTruthy();
  });
  it('are only those that the user may view', async () => {
    open(['viewInquiries'], numbers);
    expect(await (await cardOf('Inquiries')).findByText('90')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Live homes|Views|Sales/ })).toBeNull();
    expect(screen.queryByText('Last edits')).toBeNull();
  });
  it('fail alone', async () => {
    open(['viewInquiries', 'viewEcommerce'], { ...numbers, 'GET /admin/inquiry-days': [404, { code: 'not-found' }] });
    expect(await (await cardOf('Inquiries')).findByText('This number could not be loaded.')).toBeTruthy();
    expect(await (await cardOf('Sales')).findByText('$123.50')).toBeTruthy();
  });
});

describe('the last edits', () => {
  it('name records with their screens, and who changed them', async () => {
    const edit = {
      action: 'modified',
      at: '2026-11-23T10:00:00.000Z',
      actorId: 'b6ff9c4c-0b1b-4a10-9b73-3d1f6f6e7a01',
    };
    open(['viewFaqs', 'viewCities', 'viewUsers'], {
      'GET /admin/last-edits': [
        200,
        {
          edits: [
            { ...edit, resource: 'faqs', recordId: 'one' },
            { ...edit, resource: 'cities', recordId: 'two' },
            { ...edit, resource: 'faqs', recordId: 'gone', action: 'removed' },
          ],
        },
      ],
      'GET /admin/faqs/one': [200, { id: 'one', question: { 'en-CA': 'May I have a cat?' } }],
      'GET /admin/cities/two': [200, { id: 'two', name: 'Guelph' }],
      'GET /staff-names': [200, { names: [{ id: edit.actorId, name: 'Ada Wong' }] }],
    });
    const link = await screen.findByRole('link', { name: 'May I have a cat?' });
    expect(link.getAttribute('href')).toBe('/admin/faqs/one');
    expect((await screen.findAllByText(/^FAQ · Changed .* · Ada Wong$/)).length).toBe(1);
    expect(screen.getByText(/^FAQ · Deleted/)).toBeTruthy();
    // The screen of a city needs the permission to change it.
    expect(await screen.findByText('Guelph')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Guelph' })).toBeNull();
  });
});

describe('the links', () => {
  it('are those to pages that the user may open, and to new records', async () => {
    open(['viewFaqs', 'createFaqs']);
    expect((await screen.findByRole('link', { name: 'New FAQ' })).getAttribute('href')).toBe('/admin/faqs/create');
    expect(screen.getByRole('link', { name: 'FAQs' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Posts' })).toBeNull();
  });
});
