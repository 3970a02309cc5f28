import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { RedirectsScreen } from './redirects-screen.tsx';

const path = '/admin/redirects';
const record = {
  id: 'r1',
  version: 2,
  updatedAt: '2026-11-20T12:00:00.000Z',
  fromAddress: '/old-page',
  toAddress: '/about',
  origin: 'move',
};
const open = (
  at: string,
  permissions: readonly PermissionName[] = ['modifySiteSettings'],
  responses: Readonly<Record<string, FakeResponse>> = {},
) =>
  openAsStaff({
    screen: <RedirectsScreen />,
    at,
    path: at.endsWith('/r1') ? `${path}/:id` : '*',
    permissions: ['viewSiteSettings', ...permissions],
    responses: {
      [`GET ${path}`]: [
        200,
        { records: [record], pagination: { currentPage: 1, showing: { start: 1, end: 1 }, total: 1 } },
      ],
      [`GET ${path}/r1`]: [200, record],
      [`GET ${path}/r1/history`]: [200, { changes: [] }],
      ...responses,
    },
  });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
});

describe('the screens of redirects', () => {
  it('list where each leads and what made it', async () => {
    open(path);
    const table = within(await screen.findByRole('table', { name: 'Redirects' }));
    expect(table.getByRole('link', { name: '/old-page' }).getAttribute('href')).toBe(`${path}/r1`);
    expect(table.getByText('/about')).toBeTruthy();
    expect(table.getByText('A page or guide that moved')).toBeTruthy();
  });
  it('create one, and show at its field why an address is refused', async () => {
    const message = 'The site has a page at /about.';
    const { changes } = open(`${path}/create`, undefined, {
      [`POST ${path}`]: [409, { code: 'address-in-use', message, errors: { fromAddress: [message] } }],
    });
    await type(/^From the path/, '/about');
    await type(/^To a path/, '/contact');
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({ fromAddress: '/about', toAddress: '/contact' });
    await waitFor(() => expect(screen.getByLabelText(/^From the path/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(message)).not.toEqual([]);
  });
  it('show one as text to staff who may not change it', async () => {
    open(`${path}/r1`, []);
    expect(await screen.findByText('/about')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
