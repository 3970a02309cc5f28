import { jest } from '@jest/globals';
import { refreshSession } from '@porchlight/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { drawAt, fill, storeLeilaSession, leila, press } from '../../../testing/account.tsx';

const title = () => screen.findByRole('heading', { level: 1, name: 'Edit my account' });
const off = { 'GET /user/totp': { body: { isOn: false, isRequired: false, recoveryCodesLeft: 0 } } };
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('account details form', () => {
  it('saves and shows the changes, and switches the language at once', async () => {
    storeLeilaSession({ emailVerified: true });
    const user = { ...leila, emailVerified: true, firstName: 'Zoé', phone: '+15145550199', language: 'fr-CA' };
    const change = jest.fn((_: unknown) => ({ body: { user } }));
    const { where, store } = await drawAt('/admin/my-account/edit', {
      ...off,
      'PATCH /user': change,
      'GET /my-user': { body: { user } },
    });
    await title();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    fill({ 'First name': ' Zoé ', 'Phone (optional)': '514 555-0199', 'Language and region': 'fr-CA' });
    // A new number needs the password; its field appears with the first change.
    const [password] = screen.getAllByLabelText('Current password');
    fireEvent.change(password!, { target: { value: 'right one here' } });
    await press('Save changes');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mon compte' })).toBeTruthy();
    expect(change.mock.calls).toEqual([
      [
        {
          firstName: 'Zoé',
          lastName: 'Haddad',
          phone: '514 555-0199',
          language: 'fr-CA',
          current_password: 'right one here',
        },
      ],
    ]);
    expect([where(), store.getState().session.user?.firstName, screen.getByText('Zoé Haddad').tagName]).toEqual([
      '/admin/my-account',
      'Zoé',
      'DD',
    ]);
  });
  it('shows errors at their fields, retains the input and can be discarded', async () => {
    storeLeilaSession();
    await drawAt('/admin/my-account/edit', {
      'PATCH /user': {
        status: 422,
        body: { message: 'Check the fields.', code: 'input-refused', errors: { phone: ['Keep a number.'] } },
      },
    });
    await title();
    fill({ 'First name': 'Zoé' });
    await press('Save changes');
    expect((await screen.findByRole('alert')).textContent).toContain('Phone: Keep a number.');
    expect([
      screen.getByLabelText('Phone (optional)').getAttribute('aria-invalid'),
      screen.getByLabelText<HTMLInputElement>('First name').value,
    ]).toEqual(['true', 'Zoé']);
    await press('Discard');
    expect([
      screen.getByLabelText<HTMLInputElement>('First name').value,
      screen.queryByRole('button', { name: 'Save changes' }),
    ]).toEqual(['Leila', null]);
  });
  it('waits for the account when the browser has a masked copy only', async () => {
    storeLeilaSession({ email: 'l•••', phone: '•••' });
    const { store } = await drawAt('/admin/my-account/edit', {
      'GET /my-user': { body: { user: { ...leila, phone: '+14165550123' } } },
    });
    expect(screen.queryByLabelText('Phone (optional)')).toBeNull();
    await act(() => store.dispatch(refreshSession()));
    expect(screen.getByLabelText<HTMLInputElement>('Phone (optional)').value).toBe('+14165550123');
  });
  it('offers to try again when the account cannot be read', async () => {
    storeLeilaSession({ email: 'l•••' });
    const { store } = await drawAt('/admin/my-account/edit', {
      'GET /my-user': { status: 503, body: { message: 'Away', code: 'away' } },
    });
    await act(() => store.dispatch(refreshSession()));
    expect(screen.getByRole('button', { name: /try again/i })).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });
  it('requires a phone number of landlords', async () => {
    storeLeilaSession({ roles: [{ key: 'landlord', name: 'Landlord' }] });
    await drawAt('/admin/my-account/edit');
    await title();
    expect([screen.getByLabelText('Phone').tagName, screen.queryByLabelText('Phone (optional)')]).toEqual([
      'INPUT',
      null,
    ]);
  });
});

describe('email change', () => {
  const asked = { 'New email': 'new@example.com', 'Current password': 'right one here' };
  it('explains the confirmation at both addresses and shows the pending change', async () => {
    storeLeilaSession({ emailVerified: true });
    const change = jest.fn((_: unknown) => ({ body: { user: { ...leila, pendingEmail: 'new@example.com' } } }));
    await drawAt('/admin/my-account/edit', {
      'PATCH /user': change,
      'GET /my-user': { body: { user: { ...leila, emailVerified: true, pendingEmail: 'new@example.com' } } },
    });
    await title();
    expect(screen.getByText(/We’ll email both addresses/)).toBeTruthy();
    fill(asked);
    await press('Change email');
    expect(await screen.findByText(/We emailed leila@example.com and new@example.com/)).toBeTruthy();
    expect(change.mock.calls).toEqual([[{ email: 'new@example.com', current_password: 'right one here' }]]);
  });
  it('requires both fields and a different address', async () => {
    storeLeilaSession();
    const change = jest.fn((_: unknown) => ({ body: {} }));
    await drawAt('/admin/my-account/edit', { 'PATCH /user': change });
    await title();
    await press('Change email');
    expect(screen.getByLabelText('New email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    fill({ ...asked, 'New email': 'Leila@Example.com' });
    await press('Change email');
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toContain('This is already your email.');
    });
    expect(change).not.toHaveBeenCalled();
  });
  it('can be cancelled with the password while pending', async () => {
    storeLeilaSession({ pendingEmail: 'new@example.com' });
    const change = jest.fn((_: unknown) => ({ body: { user: leila } }));
    await drawAt('/admin/my-account/edit', { 'PATCH /user': change, 'GET /my-user': { body: { user: leila } } });
    await title();
    await press('Keep my current email');
    fill({ 'Current password': 'right one here' });
    await act(async () => {
      screen.getAllByRole('button', { name: 'Keep my current email' }).at(-1)?.click();
      await Promise.resolve();
    });
    expect(await screen.findByLabelText('New email')).toBeTruthy();
    expect(change.mock.calls).toEqual([[{ email: 'leila@example.com', current_password: 'right one here' }]]);
  });
});
