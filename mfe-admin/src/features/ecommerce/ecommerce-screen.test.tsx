import { screen } from '@testing-library/react';
import { openAsStaff } from '../../testing/open-as-staff.tsx';
import { EcommerceScreen } from './ecommerce-screen.tsx';

const open = (permissions: Parameters<typeof openAsStaff>[0]['permissions']) =>
  openAsStaff({ screen: <EcommerceScreen />, at: '/admin/ecommerce', permissions });

beforeEach(() => {
  localStorage.clear();
});

describe('ecommerce', () => {
  it('is closed without the permission', async () => {
    open(['viewCreditBundles']);
    expect(await screen.findByText('You do not have permission to view this section.')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
  it('shows that it loads until the permissions are known', async () => {
    open(undefined);
    expect(await screen.findByText('This page is loading')).toBeTruthy();
  });
  it('opens its first tab', async () => {
    open(['viewEcommerce', 'viewCreditBundles']);
    expect((await screen.findByRole('link', { name: 'Overview' })).getAttribute('aria-current')).toBe('page');
  });
});
