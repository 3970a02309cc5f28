import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const module = (key: string, isEnabled: boolean) => ({
  id: key,
  key,
  isEnabled,
  version: 1,
  settings: [],
  unknownSettings: [],
});
const projectModules = [module('maps', true), module('rentTrends', false)];
const open = (permissions: readonly PermissionName[], response: FakeResponse = [200, { projectModules }]) =>
  openAsStaff({
    screen: <SettingsScreen />,
    at: '/admin/settings',
    permissions: ['viewSiteSettings', ...permissions],
    responses: { 'GET /project-modules': response },
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('the site settings', () => {
  it('lists the modules with their state, each linked to its settings', async () => {
    open(['modifyProjectModules']);
    expect((await row(/^Maps/)).getByText('On')).toBeTruthy();
    const trends = await row(/^Rent trends/);
    expect(trends.getByText('Off')).toBeTruthy();
    expect(trends.getByRole('link', { name: 'Rent trends' }).getAttribute('href')).toBe(
      '/admin/settings/modules/rentTrends',
    );
  });
  it('links no module for staff who may not change it', async () => {
    open([]);
    await row(/^Maps/);
    expect(screen.queryByRole('link', { name: /Maps/ })).toBeNull();
  });
  it('offers another attempt when the modules cannot be loaded', async () => {
    let isDown = true;
    open([], () =>
      isDown ? [422, { code: 'input-refused', message: 'Try again in a moment.' }] : [200, { projectModules }],
    );
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /^Maps/ })).toBeTruthy());
  });
});
