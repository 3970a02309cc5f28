import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

const path = '/admin/site-profiles/site';
const profile = {
  ...{ id: 'site', version: 3, updatedAt: '2026-11-20T12:00:00.000Z', siteName: 'Porchlight', company: 'Porchlight' },
  ...{ address: 'Toronto, Canada', email: 'hello@example.com', facebook: 'https://example.com/us', law: 'Ontario' },
  ...{ privacyOfficer: 'A. Lampe', privacyEmail: 'privacy@example.com' },
};
const open = (saved: FakeResponse, permissions: readonly PermissionName[] = ['modifySiteSettings']) =>
  openAsStaff({
    screen: <SettingsScreen />,
    at: '/admin/settings?tab=site',
    permissions: ['viewSiteSettings', ...permissions],
    responses: {
      [`GET ${path}`]: [200, profile],
      [`GET ${path}/history`]: [200, { changes: [] }],
      [`PATCH ${path}`]: saved,
    },
  });
const hex = (digits: string) => `#${digits}`;
const type = async (label: string, value: string) => {
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  localStorage.clear();
});

describe('the site profile', () => {
  it('is saved under its version, with empty links and colours as null', async () => {
    const { changes } = open([200, { ...profile, version: 4 }]);
    await type('Facebook', '');
    await type('Colour on light backgrounds', hex('7a1f5c'));
    save();
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      call: `PATCH ${path}`,
      body: { version: 3, siteName: 'Porchlight', facebook: null, brandLight: hex('7a1f5c'), brandDark: null },
    });
  });
  it('says at the field why a colour was refused', async () => {
    const message = 'The contrast with the light backgrounds is 1.3:1.';
    open([422, { code: 'low-contrast', message, errors: { brandLight: [message] } }]);
    await type('Colour on light backgrounds', hex('ffb3d9'));
    save();
    await waitFor(() => expect(screen.getAllByText(message)).not.toHaveLength(0));
    expect(screen.getByLabelText(/^Colour on light/).getAttribute('aria-invalid')).toBe('true');
  });
  it('refuses what is no colour before it is sent', async () => {
    const { changes } = open([200, profile]);
    await type('Colour on dark backgrounds', 'red');
    save();
    await waitFor(() => expect(screen.getByLabelText(/^Colour on dark/).getAttribute('aria-invalid')).toBe('true'));
    expect(changes).toEqual([]);
  });
  it('is only read without the permission to change it', async () => {
    open([200, profile], []);
    expect(await screen.findByText('A. Lampe')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
