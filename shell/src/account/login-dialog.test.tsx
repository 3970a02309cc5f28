import { jest } from '@jest/globals';
import { dialogOpened } from '@porchlight/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import './login-panels.tsx'; // imported on demand by the dialog; its messages are ready before the first test
import { drawAt, fill, loginResponse, press } from '../testing/account.tsx';
import type { FakeResponses } from '../testing/render-app.tsx';

/** Opens the dialog over a public page. */
async function open(responses: FakeResponses = {}, tab: 'login' | 'sign-up' = 'login') {
  const drawn = await drawAt('/guides/leases', responses);
  act(() => {
    drawn.store.dispatch(dialogOpened(tab));
  });
  await screen.findByLabelText('Email');
  return drawn;
}
const credentials = { Email: ' leila@example.com ', Password: ' with spaces ' };
const refused = { status: 401, body: { message: 'These do not go together.', code: 'wrong-credentials' } };
const isOpen = () => screen.queryByRole('dialog', { name: 'Login or sign up' }) !== null;
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
    await open({}, tab);
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
    await open({ 'POST /login': login });
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
    await open({ 'POST /login': login });
    fill(credentials);
    await press('Log in');
    expect(login.mock.calls).toEqual([[{ email: 'leila@example.com', password: ' with spaces ' }]]);
  });
  it('shows the server error and retains the input', async () => {
    await open({ 'POST /login': refused });
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
    await open({
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
    await open({ 'POST /login': login });
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
      expect(isOpen()).toBe(false);
    });
    expect(login).toHaveBeenLastCalledWith({ email: 'leila@example.com', password: ' with spaces ', otp: '123456' });
  });
  it('closes and stays on the page', async () => {
    const { where, store } = await open({ 'POST /login': loginResponse });
    fill(credentials);
    await press('Log in');
    await waitFor(() => {
      expect(isOpen()).toBe(false);
    });
    expect([where(), store.getState().session.user?.firstName]).toEqual(['/guides/leases', 'Leila']);
  });
  it('opens the dashboard when /login was opened directly', async () => {
    const { where } = await drawAt('/login', { 'POST /login': loginResponse });
    await screen.findByLabelText('Email');
    fill(credentials);
    await press('Log in');
    expect(await screen.findByText('My profile')).toBeTruthy();
    expect([where(), isOpen()]).toEqual(['/admin/renter-profile', false]);
  });
});

describe('password reset request', () => {
  it.each(['known@example.com', 'unknown@example.com'])('shows the same response for %s', async (email) => {
    await open({ 'POST /password-reset': { body: {} } });
    await press('Forgot password?');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    fill({ Email: email });
    await press('Send link');
    expect((await screen.findByText(/^If there’s an account with this email/)).closest('[role=status]')).toBeTruthy();
  });
});

describe('sign-up', () => {
  const person = {
    'First name': 'Leila',
    'Last name': 'Haddad',
    Email: 'leila@example.com',
    Password: 'seven green kayaks',
    'Confirm password': 'seven green kayaks',
  };
  const body = {
    firstName: 'Leila',
    lastName: 'Haddad',
    email: 'leila@example.com',
    password: 'seven green kayaks',
    password_confirmation: 'seven green kayaks',
    type: 'renter',
    termsAccepted: true,
  };

  it('is a tab that the arrow keys reach', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Login' }), { key: 'ArrowRight' });
    expect(await screen.findByLabelText('First name')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign up' }));
  });
  it('lists the password rules and checks them while the user types', async () => {
    await open({}, 'sign-up');
    const states = () =>
      screen
        .getAllByRole('listitem')
        .map((one) => one.textContent)
        .filter((text) => /\((done|not yet)\)/.test(text))
        .map((text) => text.includes('(done)'));
    expect(states()).toEqual([false, false, false]);
    fill({ 'First name': 'Leila', Password: 'leila and her kayaks' });
    expect(states()).toEqual([true, false, false]);
    fill({ Password: 'seven green kayaks', 'Confirm password': 'seven green kayaks' });
    expect(states()).toEqual([true, true, true]);
  });
  it('links to the accepted terms and sets autocomplete attributes', async () => {
    await open({}, 'sign-up');
    expect(
      screen
        .getAllByRole('link', { name: 'Privacy policy' })
        .some((link) => link.getAttribute('href') === '/privacy-policy'),
    ).toBe(true);
    expect(
      screen
        .getAllByRole('link', { name: 'Terms of use' })
        .some((link) => link.getAttribute('href') === '/terms-of-use'),
    ).toBe(true);
    expect(
      ['First name', 'Last name', 'Email', 'Phone (optional)', 'Password', 'Confirm password'].map((label) =>
        screen.getByLabelText(label).getAttribute('autocomplete'),
      ),
    ).toEqual(['given-name', 'family-name', 'email', 'tel', 'new-password', 'new-password']);
  });
  it('shows errors at their fields and removes them when corrected', async () => {
    await open({}, 'sign-up');
    fill({ ...person, 'Phone (optional)': '12', 'Confirm password': 'another' });
    await press('Create account');
    expect(
      [...(await screen.findByRole('alert')).querySelectorAll('a')].map((link) => link.textContent?.split(':')[0]),
    ).toEqual(['Phone', 'Confirm password']);
    expect(document.activeElement).toBe(screen.getByLabelText('Phone (optional)'));
    fill({ Password: 'another' });
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBeNull();
  });
  it('shows server validation errors at their fields', async () => {
    await open(
      {
        'POST /register': {
          status: 422,
          body: {
            message: 'Check the fields.',
            code: 'input-refused',
            errors: { password: ['This password is easy to guess.'] },
          },
        },
      },
      'sign-up',
    );
    fill(person);
    await press('Create account');
    expect((await screen.findByRole('alert')).textContent).toContain('Password: This password is easy to guess.');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });
  it('creates a renter account, logs in, closes and merges favourites of the device', async () => {
    localStorage.setItem('porchlight:favourites', JSON.stringify({ value: ['aaaaaaaaaa', 'bbbbbbbbbb'] }));
    const register = jest.fn((_: unknown) => loginResponse);
    const { store, where } = await open({ 'POST /register': register }, 'sign-up');
    fill(person);
    await press('Create account');
    await waitFor(() => {
      expect(isOpen()).toBe(false);
    });
    expect(register.mock.calls).toEqual([[body]]);
    expect([where(), store.getState().session.user?.firstName, store.getState().favourites.ids]).toEqual([
      '/guides/leases',
      'Leila',
      ['aaaaaaaaaa', 'bbbbbbbbbb'],
    ]);
    expect(store.getState().flash.map(({ text }) => text)).toContain(
      'Almost done! Check your inbox: we’ve emailed you the next step.',
    );
  });
  it('opens the dashboard after sign-up at /register', async () => {
    const { where } = await drawAt('/register', { 'POST /register': loginResponse });
    expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeTruthy();
    fill(person);
    await press('Create account');
    expect(await screen.findByText('My profile')).toBeTruthy();
    expect(where()).toBe('/admin/renter-profile');
  });
});
