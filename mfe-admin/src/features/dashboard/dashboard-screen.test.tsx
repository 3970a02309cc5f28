import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen } from '@testing-library/react';
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
