import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { drawAt, fill, loginResponse, press } from '../../testing/account.tsx';
import { isLoginDialogOpen, openLoginDialog } from '../../testing/login-dialog.tsx';

const hint = 'We found no mail server for gmial.example. Is the address right?';
const isWarned = () => screen.getAllByRole('status').some(({ textContent }) => textContent === hint);
const blurEmail = (email: string) => {
  fill({ Email: email });
  fireEvent.blur(screen.getByLabelText('Email'));
};

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('the email field', () => {
  it.each([
    ['a domain without a mail server', { receivesMail: false }, true],
    ['a domain that receives mail', { receivesMail: true }, false],
    ['a domain that could not be looked up', {}, false],
  ])('of %s has a hint or not', async (_, body, hasHint) => {
    const lookUp = jest.fn(() => ({ body }));
    await openLoginDialog({ 'GET /mail-domains': lookUp }, 'sign-up');
    blurEmail('leila@gmial.example');
    await waitFor(() => {
      expect(lookUp).toHaveBeenCalledTimes(1);
    });
    await waitFor(() => {
      expect(isWarned()).toBe(hasHint);
    });
    fill({ Email: 'leila@gmail.example' });
    expect(isWarned()).toBe(false);
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
    await openLoginDialog();
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Login' }), { key: 'ArrowRight' });
    expect(await screen.findByLabelText('First name')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign up' }));
  });
  it('lists the password rules and checks them while the user types', async () => {
    await openLoginDialog({}, 'sign-up');
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
    await openLoginDialog({}, 'sign-up');
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
    await openLoginDialog({}, 'sign-up');
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
    await openLoginDialog(
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
    const { store, where } = await openLoginDialog({ 'POST /register': register }, 'sign-up');
    fill(person);
    await press('Create account');
    await waitFor(() => {
      expect(isLoginDialogOpen()).toBe(false);
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
