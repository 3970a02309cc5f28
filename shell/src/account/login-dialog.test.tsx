import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { drawAt, fill, loginResponse, press } from '../testing/account.tsx';
import { isLoginDialogOpen, openLoginDialog } from '../testing/login-dialog.tsx';

const credentials = { Email: ' leila@example.com ', Password: ' with spaces ' };
const refused = { status: 401, body: { message: 'These do not go together.', code: 'wrong-credentials' } };
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('password fields', () => {
  it.each([
    ['login', 'Password', 'current-password'],
    ['sign-up', 'Password', 'new-password'],
    ['sign-up', 'Confirm password', 'new-password'],
  ] as const)('of the tab %s are masked and take what a password manager pastes: %s', async (tab, label, complete) => {
    await openLoginDialog({}, tab);
    const field = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    expect([field.type, field.autocomplete, field.readOnly, field.maxLength === -1 || field.maxLength >= 128]).toEqual([
      'password',
      complete,
      false,
      true,
    ]);
    // A handler that refused the paste would have prevented the event.
    expect(fireEvent.paste(field)).toBe(true);
    expect(fireEvent.drop(field)).toBe(true);
  });
});

describe('logging in', () => {
  it('links to empty fields, focuses the first and sends no request', async () => {
    const login = jest.fn(() => refused);
    await openLoginDialog({ 'POST /login': login });
    await press('Log in');
    const links = [...(await screen.findByRole('alert')).querySelectorAll('a')];
    expect(links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))).toEqual([
      screen.getByLabelText('Email'),
      screen.getByLabelText('Password'),
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(login).not.toHaveBeenCalled();
  });
  it('sends the password unchanged', async () => {
    const login = jest.fn((_: unknown) => refused);
    await openLoginDialog({ 'POST /login': login });
    fill(credentials);
    await press('Log in');
    expect(login.mock.calls).toEqual([[{ email: 'leila@example.com', password: ' with spaces ' }]]);
  });
  it('shows the server error and retains the input', async () => {
    await openLoginDialog({ 'POST /login': refused });
    fill(credentials);
    await press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe('These do not go together.');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(' with spaces ');
    expect(document.activeElement?.textContent).toBe('These do not go together.');
  });
  it.each([
    ['8', 'Try again in 8 seconds.'],
    ['300', 'Try again in 5 minutes.'],
  ])('shows the waiting time after too many attempts (%s s)', async (retryAfter, text) => {
    await openLoginDialog({
      'POST /login': { status: 429, retryAfter, body: { message: 'Many tries.', code: 'too-many-tries' } },
    });
    fill(credentials);
    await press('Log in');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
  it('asks for a two-factor code when required and sends it with the credentials', async () => {
    const login = jest.fn((body: unknown) =>
      (body as { otp?: string }).otp === '123456'
        ? loginResponse
        : (body as { otp?: string }).otp === undefined
          ? { status: 401, body: { message: 'A code, please.', code: 'otp_required' } }
          : { status: 401, body: { message: 'That code isn’t right.', code: 'otp-wrong' } },
    );
    await openLoginDialog({ 'POST /login': login });
    fill(credentials);
    await press('Log in');
    expect(await screen.findByText('One more step')).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    fill({ Code: '000000' });
    await press('Continue');
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
    fill({ Code: '123456' });
    await press('Continue');
    await waitFor(() => {
      expect(isLoginDialogOpen()).toBe(false);
    });
    expect(login).toHaveBeenLastCalledWith({ email: 'leila@example.com', password: ' with spaces ', otp: '123456' });
  });
  it('closes and stays on the page', async () => {
    const { where, store } = await openLoginDialog({ 'POST /login': loginResponse });
    fill(credentials);
    await press('Log in');
    await waitFor(() => {
      expect(isLoginDialogOpen()).toBe(false);
    });
    expect([where(), store.getState().session.user?.firstName]).toEqual(['/guides/leases', 'Leila']);
  });
  it('opens the dashboard when /login was opened directly', async () => {
    const { where } = await drawAt('/login', { 'POST /login': loginResponse });
    await screen.findByLabelText('Email');
    fill(credentials);
    await press('Log in');
    expect(await screen.findByText('My profile')).toBeTruthy();
    expect([where(), isLoginDialogOpen()]).toEqual(['/admin/renter-profile', false]);
  });
});

describe('password reset request', () => {
  it.each(['known@example.com', 'unknown@example.com'])('shows the same response for %s', async (email) => {
    await openLoginDialog({ 'POST /password-reset': { body: {} } });
    await press('Forgot password?');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    fill({ Email: email });
    await press('Send link');
    expect((await screen.findByText(/^If there’s an account with this email/)).closest('[role=status]')).toBeTruthy();
  });
});
