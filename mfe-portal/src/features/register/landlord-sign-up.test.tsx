import { jest } from '@jest/globals';
import { fakeLandlordApi } from '../../testing/landlord.ts';
import { useLocation } from '@porchlight/client/router';
import { inSite } from '@porchlight/listing-ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RegisterScreen } from './register-screen.tsx';
import { VerifyScreen } from '../verify/verify-screen.tsx';

const Where = () => <output data-testid="where">{useLocation().pathname}</output>;
function open(screenOf: 'register' | 'verify', at: string, responses: Parameters<typeof fakeLandlordApi>[0] = {}) {
  const { send, sent } = fakeLandlordApi(responses);
  const { wrapper, store } = inSite({ at, path: screenOf === 'register' ? '*' : '/landlord/verify/:token?', send });
  render(
    <>
      {screenOf === 'register' ? <RegisterScreen /> : <VerifyScreen />}
      <Where />
    </>,
    { wrapper },
  );
  return { sent, store };
}
const fill = (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await jest.advanceTimersByTimeAsync(0);
  });
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('landlord sign-up', () => {
  const person = {
    'First name': 'Priya',
    'Last name': 'Nair',
    Email: 'priya@example.com',
    Phone: '416 555 0123',
    Password: 'seven green kayaks',
    'Confirm password': 'seven green kayaks',
  };
  it('requires a phone number', async () => {
    const { sent } = open('register', '/landlord/register');
    fill({ ...person, Phone: '' });
    await press('Create landlord account');
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
  it('logs in, opens the verification page and omits an empty company', async () => {
    const { sent, store } = open('register', '/landlord/register');
    fill(person);
    await press('Create landlord account');
    expect(screen.getByTestId('where').textContent).toBe('/landlord/verify');
    expect([sent, store.getState().session.token]).toEqual([
      [
        [
          '/elandlord/register',
          {
            firstName: 'Priya',
            lastName: 'Nair',
            email: 'priya@example.com',
            phone: '416 555 0123',
            password: 'seven green kayaks',
            password_confirmation: 'seven green kayaks',
            termsAccepted: true,
          },
        ],
      ],
      'a-token',
    ]);
  });
});

describe('email verification code of a landlord', () => {
  const newPassword = { 'Choose a new password': 'seven green kayaks', 'Confirm password': 'seven green kayaks' };
  it('is filled in from the link and sent only by the button', async () => {
    const { sent } = open('verify', '/landlord/verify/123456');
    expect(screen.getByLabelText<HTMLInputElement>('Six-digit code').value).toBe('123456');
    expect(sent).toEqual([]);
    fill({ Email: 'priya@example.com', ...newPassword });
    await press('Confirm my email');
    expect(sent).toEqual([
      [
        '/elandlord/verify',
        {
          code: '123456',
          email: 'priya@example.com',
          password: 'seven green kayaks',
          password_confirmation: 'seven green kayaks',
        },
      ],
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your email is confirmed');
  });
  it('shows an error at its field and retains the input when wrong', async () => {
    open('verify', '/landlord/verify', {
      '/elandlord/verify': {
        status: 422,
        body: { message: 'That code isn’t right.', code: 'code-wrong', errors: { code: ['That code isn’t right.'] } },
      },
    });
    fill({ Email: 'priya@example.com', 'Six-digit code': '12 34 56', ...newPassword });
    await press('Confirm my email');
    expect([
      screen.getByLabelText('Six-digit code').getAttribute('aria-invalid'),
      screen.getByLabelText<HTMLInputElement>('Six-digit code').value,
    ]).toEqual(['true', '12 34 56']);
  });
  it('can be resent once a minute', async () => {
    const { sent } = open('verify', '/landlord/verify');
    fill({ Email: 'priya@example.com' });
    await press('Send again');
    expect(sent).toEqual([['/elandlord/resend-verify', { email: 'priya@example.com' }]]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again in 60 seconds' }).disabled).toBe(true);
    await act(async () => {
      await jest.advanceTimersByTimeAsync(60_000);
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(false);
  });
});
