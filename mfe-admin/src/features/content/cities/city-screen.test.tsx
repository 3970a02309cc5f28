import type { PermissionName } from '@porchlight/contracts';
import { standInForMap } from '@porchlight/listing-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { CityScreen } from './city-screen.tsx';

beforeEach(standInForMap);
const cityOf = (id: string, name: string, over: object = {}) => ({
  id,
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  name,
  nameFr: name,
  slug: name.toLowerCase(),
  province: '1',
  provinceName: 'Alberta',
  aliases: ['YYC'],
  latitude: 51.05,
  longitude: -114.07,
  north: 51.2,
  south: 50.8,
  west: -114.3,
  east: -113.8,
  isFeatured: false,
  listings: 12,
  url: `/homes/alberta/${name.toLowerCase()}`,
  ...over,
});
const calgary = cityOf('11', 'Calgary');
const airdrie = cityOf('12', 'Airdrie', { version: 5 });
const preview = {
  into: airdrie,
  listings: { count: 1000, more: true },
  alerts: { count: 2, more: false },
  aliases: ['Calgary', 'YYC'],
};
const page = (...records: readonly object[]) => ({
  records,
  pagination: { currentPage: 1, showing: { start: 1, end: records.length }, total: records.length, more: false },
});
const mayModify: readonly PermissionName[] = ['viewCities', 'modifyCities', 'viewProvinces'];
const open = (over: Readonly<Record<string, FakeResponse>> = {}, permissions = mayModify) =>
  openAsStaff({
    screen: <CityScreen />,
    at: '/admin/cities/11/edit',
    path: '/admin/cities/:id/edit',
    permissions,
    responses: {
      'GET /admin/cities/11': [200, calgary],
      'GET /admin/cities/11/history': [200, { changes: [] }],
      'GET /admin/cities': [200, page(airdrie, calgary)],
      'GET /admin/provinces': [200, page({ id: '1', name: 'Alberta' })],
      'GET /admin/metro-areas': [200, page()],
      'GET /admin/cities/11/merge': [200, preview],
      'POST /admin/cities/11/merge': [200, airdrie],
      'GET /admin/cities/12': [200, airdrie],
      'GET /admin/cities/12/history': [200, { changes: [] }],
      'PATCH /admin/cities/11': [200, { ...calgary, version: 4, slug: 'cowtown' }],
      ...over,
    },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function chooseAirdrie(): Promise<HTMLElement> {
  await screen.findByLabelText('Address part');
  press('Merge into another city');
  const dialog = screen.getByRole('dialog', { name: 'Merge Calgary into another city' });
  expect(within(dialog).queryByRole('button', { name: /^Merge/ })).toBeNull();
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'a' } });
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'air' } });
  fireEvent.click(await within(dialog).findByRole('option', { name: /Airdrie, Alberta/ }));
  return dialog;
}

describe('the screen of a city', () => {
  it('moves the box on the map and its numbers as one', async () => {
    open();
    // The first map of a run loads Leaflet from disk.
    const corner = await screen.findByRole('button', { name: 'Northwest corner' }, { timeout: 8_000 });
    fireEvent.keyDown(corner, { key: 'ArrowUp' });
    expect(screen.getByLabelText<HTMLInputElement>('Northern edge (latitude)').value).toBe('51.21');
    fireEvent.change(screen.getByLabelText('Southern edge (latitude)'), { target: { value: '60' } });
    expect(await screen.findByRole('button', { name: 'Place a box here' })).toBeTruthy();
  });
  it('saves numbers and spellings as they are stored', async () => {
    const { changes } = open();
    fireEvent.change(await screen.findByLabelText('Address part'), { target: { value: 'cowtown' } });
    fireEvent.change(screen.getByLabelText('Other spellings'), { target: { value: 'YYC\n\nCowtown ' } });
    fireEvent.change(screen.getByLabelText('Centre: longitude'), { target: { value: '-114.1' } });
    press('Save');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      call: 'PATCH /admin/cities/11',
      body: { version: 3, slug: 'cowtown', aliases: ['YYC', 'Cowtown'], longitude: -114.1, metroArea: null },
    });
  });

  it('names what a merge moves before it is confirmed, and leads to the city that stays', async () => {
    const { changes } = open();
    const dialog = await chooseAirdrie();
    await within(dialog).findByText('More than 1,000');
    for (const text of ['Calgary, YYC', '/homes/alberta/calgary → /homes/alberta/airdrie', 'A merge can’t be undone.'])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).queryByRole('option', { name: /Calgary/ })).toBeNull();
    press('Merge into Airdrie');
    await screen.findByRole('heading', { level: 1, name: 'Airdrie' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes).toEqual([
      { call: 'POST /admin/cities/11/merge', body: { into: '12', version: 3, intoVersion: 5 } },
    ]);
  });

  it('says why a merge was refused, and stays', async () => {
    open({ 'POST /admin/cities/11/merge': [409, { code: 'merge-too-large', message: 'Too many.' }] });
    const dialog = await chooseAirdrie();
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Merge into Airdrie' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Too many.');
  });
});
