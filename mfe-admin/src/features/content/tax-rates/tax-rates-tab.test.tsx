import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { ProvinceScreen } from '../province-screen.tsx';

const rate = (id: string, over: object) => ({
  id,
  name: 'HST',
  ratePpm: 130_000,
  applies: true,
  registrationNumber: '12345 6789 RT0001',
  validFrom: '2020-01-01',
  state: 'current',
  ...over,
});
const planned = rate('planned', { ratePpm: 120_000, validFrom: '2026-12-01', state: 'planned' });
const current = rate('current', { validTo: '2026-11-30' });
const list = { province: 'ON', version: 2, rates: [planned, current] };
const ontario = {
  id: '7',
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
  name: 'Ontario',
  nameFr: 'Ontario',
  slug: 'ontario',
  code: 'ON',
  country: 'CA',
};
const rules = { id: 'ontario', version: 1, updatedAt: '2026-11-20T12:00:00.000Z', reviewedAt: '2026-11-01' };
const path = '/admin/ecommerce/tax-rates/ON';
const everything: readonly PermissionName[] = [
  'viewProvinces',
  'modifyProvinces',
  'viewEcommerce',
  'modifyCreditBundles',
];
const open = (over: Readonly<Record<string, FakeResponse>> = {}, permissions = everything, tab = '?tab=taxes') =>
  openAsStaff({
    screen: <ProvinceScreen />,
    at: `/admin/provinces/7/edit${tab}`,
    path: '/admin/provinces/:id/edit',
    permissions,
    responses: {
      'GET /admin/provinces/7': [200, ontario],
      'GET /admin/provinces/7/history': [200, { changes: [] }],
      'GET /admin/rental-rules/ontario': [200, rules],
      'GET /admin/rental-rules/ontario/history': [200, { changes: [] }],
      [`GET ${path}`]: [200, list],
      [`POST ${path}`]: [201, list],
      [`PATCH ${path}/planned`]: [200, list],
      [`DELETE ${path}/planned`]: [200, list],
      ...over,
    },
  });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const itemOf = async (name: string) => (await screen.findByText(name)).closest('li')!;

beforeEach(() => {
  localStorage.clear();
});

describe('the tax rates of a province', () => {
  it('show their days, and which one is in force', async () => {
    open();
    expect((await itemOf('HST 12%')).textContent).toContain('Planned From December 1, 2026');
    expect((await itemOf('HST 13%')).textContent).toContain('In force January 1, 2020 to November 30, 2026');
    expect(screen.queryByText(/registration number is missing/)).toBeNull();
  });
  it('are planned with the version that was seen; the percentage may have a comma', async () => {
    const { changes } = open();
    fireEvent.click(within(await itemOf('HST 13%')).getByRole('button', { name: 'Plan the next rate' }));
    fill('Rate in percent', '12,9755');
    fill('Valid from', '2027-01-01');
    press('Save tax rate');
    expect((await screen.findAllByText(/at most 3 decimals/)).length).toBeGreaterThan(0);
    fill('Rate in percent', '12,975');
    press('Save tax rate');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toEqual({
      call: `POST ${path}`,
      body: {
        name: 'HST',
        ratePpm: 129_750,
        applies: true,
        registrationNumber: '12345 6789 RT0001',
        validFrom: '2027-01-01',
        version: 2,
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('are changed while they are planned, and end a tax', async () => {
    const { changes } = open();
    await itemOf('HST 12%');
    press('Change');
    fireEvent.click(screen.getByRole('checkbox', { name: /Charged on credits/ }));
    fill('Registration number', '');
    press('Save tax rate');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      call: `PATCH ${path}/planned`,
      body: { ratePpm: 120_000, validFrom: '2026-12-01', applies: false, registrationNumber: null },
    });
  });
  it('are removed while they are planned, after a confirmation', async () => {
    const { changes } = open();
    const item = within(await itemOf('HST 12%'));
    fireEvent.click(item.getByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/HST 12%, planned from December 1, 2026/)).toBeTruthy();
    expect(changes).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(changes).toEqual([{ call: `DELETE ${path}/planned`, body: { version: 2 } }]));
  });
  it('keep the form when the server refuses them', async () => {
    const errors = { validFrom: ['Choose tomorrow or a later day.'] };
    open({ [`POST ${path}`]: [422, { code: 'input-refused', message: 'Correct the marked fields.', errors }] });
    await itemOf('HST 13%');
    press('Plan a tax rate');
    for (const [label, value] of [
      ['Tax', 'RST'],
      ['Rate in percent', '7'],
      ['Valid from', '2026-11-01'],
    ] as const)
      fill(label, value);
    press('Save tax rate');
    expect((await screen.findAllByText(/Choose tomorrow or a later day/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Rate in percent').value).toBe('7');
  });
  it('warn of a tax that is charged without its registration number', async () => {
    const { registrationNumber: _, ...unregistered } = current;
    open({ [`GET ${path}`]: [200, { ...list, rates: [unregistered] }] });
    expect(await screen.findByText(/registration number is missing for HST/)).toBeTruthy();
  });
  it('in force get the registration number that they lack, which is kept when the server refuses it', async () => {
    const { registrationNumber: _, ...unregistered } = current;
    const call = `PATCH ${path}/current/registration-number`;
    const refused: FakeResponse = [422, { code: 'input-refused', message: 'This rate has its number.' }];
    const { changes } = open({ [`GET ${path}`]: [200, { ...list, rates: [planned, unregistered] }], [call]: refused });
    expect(within(await itemOf('HST 12%')).queryByRole('button', { name: /registration number/ })).toBeNull();
    press('Add the registration number');
    press('Save the number');
    expect(await screen.findAllByText(/Fill in “Registration number”/)).not.toHaveLength(0);
    fill('Registration number', ' 12345 6789 RT0001 ');
    press('Save the number');
    expect(await screen.findByText(/This rate has its number/)).toBeTruthy();
    expect(changes).toEqual([{ call, body: { registrationNumber: '12345 6789 RT0001', version: 2 } }]);
    expect(screen.getByLabelText<HTMLInputElement>('Registration number').value).toContain('RT0001');
  });
  it('of a state of the US do not exist', async () => {
    open({ 'GET /admin/provinces/7': [200, { ...ontario, name: 'Ohio', code: 'OH', country: 'US' }] });
    expect(await screen.findByText('No tax is charged in this state')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Plan a tax rate' })).toBeNull();
  });
});

describe('the tab of tax rates', () => {
  it('has no buttons for users who may only view it', async () => {
    open({}, ['viewProvinces', 'modifyProvinces', 'viewEcommerce']);
    await itemOf('HST 12%');
    expect(screen.queryByRole('button', { name: /Plan|Change|Remove/ })).toBeNull();
  });
  it('is absent for users who may not view ecommerce, who get the names', async () => {
    open({}, ['viewProvinces', 'modifyProvinces']);
    expect(await screen.findByLabelText('Name (English)')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Tax rates' })).toBeNull();
  });
  it('says that it failed to load, while the names can be edited', async () => {
    const down: FakeResponse = [503, { code: 'unavailable', message: 'Try again soon.' }];
    open({ [`GET ${path}`]: down });
    expect(await screen.findByText('We couldn’t load the tax rates')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Names and rental rules' }));
    expect(await screen.findByLabelText('Name (English)')).toBeTruthy();
  });
  it('discards no unsaved names without asking', async () => {
    // The guard reads the address of the window, which the router of the test does not change.
    history.replaceState(null, '', '/admin/provinces/7/edit');
    open({}, everything, '');
    fireEvent.change(await screen.findByLabelText('Name (English)'), { target: { value: 'Upper Canada' } });
    fireEvent.click(screen.getByRole('link', { name: 'Tax rates' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name (English)').value).toBe('Upper Canada');
    expect(screen.queryByText('HST 13%')).toBeNull();
  });
  it('needs no content service', async () => {
    open({ 'GET /admin/rental-rules/ontario': [503, { code: 'unavailable', message: 'Try again soon.' }] });
    expect(await screen.findByText('HST 13%')).toBeTruthy();
  });
});
