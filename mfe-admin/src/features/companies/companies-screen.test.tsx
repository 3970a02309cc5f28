import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { CompaniesScreen } from './companies-screen.tsx';

const path = '/admin/companies';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const record = {
  id,
  version: 2,
  updatedAt: '2026-11-20T12:00:00.000Z',
  name: 'Maple Homes',
  kind: 'manager',
  verifiedLevel: '2',
  city: 'Toronto',
  landlords: 3,
  logo: '/photos/companies/1',
};
const patterns: Readonly<Record<string, string>> = { [`${path}/${id}`]: '/:id', [`${path}/${id}/edit`]: '/:id/edit' };
const open = (
  at: string,
  permissions: readonly PermissionName[] = ['createCompanies', 'modifyCompanies'],
  responses: Readonly<Record<string, FakeResponse>> = {},
) =>
  openAsStaff({
    screen: <CompaniesScreen />,
    at,
    path: patterns[at] ? `${path}${patterns[at]}` : '*',
    permissions: ['viewCompanies', ...permissions],
    responses: {
      [`GET ${path}`]: [
        200,
        { records: [record], pagination: { currentPage: 1, showing: { start: 1, end: 1 }, total: 1 } },
      ],
      [`GET ${path}/${id}`]: [200, record],
      [`GET ${path}/${id}/history`]: [200, { changes: [] }],
      [`GET /admin/company-listings/${id}`]: [200, { listings: 12, live: 9 }],
      ...responses,
    },
  });

beforeEach(() => {
  localStorage.clear();
});

describe('the screens of companies', () => {
  it('list them with logo, kind, verification and number of landlords', async () => {
    open(path);
    const table = within(await screen.findByRole('table', { name: 'Companies' }));
    expect(table.getByRole('link', { name: 'Maple Homes' }).getAttribute('href')).toBe(`${path}/${id}`);
    for (const text of ['Toronto', 'Property manager', 'Address or ownership', '3'])
      expect(table.getByText(text)).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/photos/companies/1');
  });
  it('show one with the number of its homes, and lead to its form', async () => {
    open(`${path}/${id}`);
    expect(await screen.findByText('12 homes, 9 live')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit company' }).getAttribute('href')).toBe(`${path}/${id}/edit`);
  });
  it('set and remove the logo of one', async () => {
    globalThis.createImageBitmap = (() =>
      Promise.resolve({ width: 9, height: 9, close: () => undefined })) as unknown as typeof createImageBitmap;
    const context = { drawImage: () => undefined, fillRect: () => undefined };
    const canvas = HTMLCanvasElement.prototype;
    canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
    canvas.toDataURL = () => 'data:image/jpeg;base64,AAAA';
    const { changes } = open(`${path}/${id}`, ['modifyCompanies'], {
      [`POST ${path}/${id}/logo`]: [200, { logo: '/photos/companies/2' }],
      [`DELETE ${path}/${id}/logo`]: [200, {}],
    });
    const file = new File(['logo'], 'logo.png', { type: 'image/png' });
    fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files: [file] } });
    await waitFor(() => expect(changes).toEqual([{ call: `POST ${path}/${id}/logo`, body: { logo: 'AAAA' } }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove logo' }));
    await waitFor(() => expect(changes[1]?.call).toBe(`DELETE ${path}/${id}/logo`));
  });
  it('do not offer the logo to users who may not change companies', async () => {
    open(`${path}/${id}`, []);
    await screen.findByText('12 homes, 9 live');
    expect(screen.queryByLabelText('Logo file')).toBeNull();
  });
  it('show the rest of one whose homes cannot be counted', async () => {
    open(`${path}/${id}`, undefined, { [`GET /admin/company-listings/${id}`]: [503, { message: 'Busy.' }] });
    expect(await screen.findByText('Not available at the moment')).toBeTruthy();
    expect(screen.getByText('Address or ownership')).toBeTruthy();
  });
  it('offer no form to staff who only view companies', async () => {
    open(`${path}/${id}`, []);
    expect(await screen.findByText('12 homes, 9 live')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit company' })).toBeNull();
  });
  it('create one, with empty fields as null', async () => {
    const { changes } = open(`${path}/create`, undefined, { [`POST ${path}`]: [201, record] });
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Birch Homes' } });
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'agent' } });
    fireEvent.change(screen.getByLabelText(/^City/), { target: { value: 'Halifax' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ name: 'Birch Homes', kind: 'agent', city: 'Halifax', email: null });
  });
});
