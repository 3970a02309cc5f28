import { inSite } from '@porchlight/listing-ui/testing';
import type { Send } from '@porchlight/client';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ClaimScreen } from './claim-screen.tsx';

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'leila@example.com',
  firstName: 'Leila',
  lastName: 'Haddad',
  roles: [{ key: 'renter', name: 'Renter' }],
};
/** Stubs the service for one claim link and records the request bodies. */
function service(
  state: object,
  message: { status: number; body: object } = { status: 200, body: { tokenInfo: { access_token: 'a-token' }, user } },
) {
  const sent: { path: string; body: unknown }[] = [];
  const send: Send = (path, { method, body }) => {
    if (method === 'GET' && path === '/claim-account/abc')
      return Promise.resolve({ status: 200, body: JSON.stringify(state) });
    if (method === 'GET')
      return Promise.resolve({ status: 200, body: JSON.stringify({ permissions: {}, version: 1 }) });
    if (path.startsWith('/claim-account/abc'))
      sent.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    return Promise.resolve({ status: message.status, body: JSON.stringify(message.body) });
  };
  return { send, sent };
}
const valid = { state: 'valid', maskedEmail: 'l•••@example.com', firstName: 'Leila', kind: 'renter' };
function open(send: Send) {
  const { wrapper, store } = inSite({ at: '/claim-account/abc', path: '/claim-account/:userHash', send });
  render(<ClaimScreen />, { wrapper });
  return store;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The form is a lazily loaded part of the page. */
const theForm = () => screen.findByRole('button', { name: 'Claim account' });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('the page to claim an account', () => {
  it('asks the visitor to confirm their identity, and changes nothing on load', async () => {
    const { send, sent } = service(valid);
    open(send);
    expect(await screen.findByText(/Hello Leila\. You messaged a landlord using l•••@example\.com/)).toBeTruthy();
    expect(sent).toEqual([]);
  });
  it('requires the terms to be accepted, with the error at the checkbox', async () => {
    const { send, sent } = service(valid);
    open(send);
    await theForm();
    type('Password', 'seven green kayaks');
    type('Confirm password', 'seven green kayaks');
    await press('Claim account');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(sent).toEqual([]);
  });
  it('sets the password, logs in and links to the dashboard', async () => {
    const { send, sent } = service(valid);
    const store = open(send);
    await theForm();
    type('Password', 'seven green kayaks');
    type('Confirm password', 'seven green kayaks');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Claim account');
    const message = await title('The account is yours');
    expect(document.activeElement).toBe(message);
    expect([sent, store.getState().session.token]).toEqual([
      [
        {
          path: '/claim-account/abc',
          body: { password: 'seven green kayaks', password_confirmation: 'seven green kayaks', termsAccepted: true },
        },
      ],
      'a-token',
    ]);
  });
  it('reports that the account is another person’s', async () => {
    const { send, sent } = service(valid, { status: 200, body: {} });
    open(send);
    await theForm();
    await press('This isn’t me');
    const message = await title('Thanks for letting us know');
    expect(document.activeElement).toBe(message);
    expect(sent).toEqual([{ path: '/claim-account/abc/reject', body: undefined }]);
  });
  it('shows why the report failed, and retains the page', async () => {
    const { send } = service(valid, { status: 503, body: { message: 'We are busy.', code: 'unavailable' } });
    open(send);
    await theForm();
    await press('This isn’t me');
    expect((await screen.findByRole('alert')).textContent).toContain('We are busy.');
    expect(screen.getByRole('heading', { level: 1, name: 'Is this you?' })).toBeTruthy();
  });
  it('offers a new link, sent to the address on file, when the link has expired', async () => {
    const { send, sent } = service({ state: 'expired' }, { status: 200, body: {} });
    open(send);
    await title('This link has expired');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Send a new link');
    expect(await title('A new link is on its way')).toBeTruthy();
    expect(sent).toEqual([{ path: '/claim-account/abc/new-link', body: undefined }]);
  });
  it.each(['used', 'unknown'])('shows the same neutral page for a link that is %s', async (state) => {
    open(service({ state }).send);
    expect(await title('This link no longer works')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});
