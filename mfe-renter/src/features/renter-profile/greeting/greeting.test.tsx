import type { Send } from '@porchlight/client';
import { aListingCard, asRenter, inSite } from '@porchlight/listing-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LoginGreeting } from './login-greeting.tsx';
import { NewForYou } from './new-for-you.tsx';

const acknowledged = {
  lastSeenLoginAt: '2026-11-21T12:00:00.000Z',
  isFirstLogin: false,
  inquiryCount: 4,
  favouriteCount: 1,
  recommendedCount: 0,
};
function open(first: object, { language = 'en-CA' as 'en-CA' | 'fr-CA', fresh = [] as readonly object[] } = {}) {
  const calls: string[] = [];
  const send: Send = (path, { method }) => {
    const call = `${method} ${path.split('?')[0] ?? ''}`;
    calls.push(call);
    const isAgain = calls.filter((one) => one === call).length > 1;
    const body = call.includes('acknowledge')
      ? { ...acknowledged, ...first, ...(isAgain ? { isFirstLogin: false } : {}) }
      : { listings: fresh };
    return Promise.resolve({ status: 200, body: JSON.stringify(body) });
  };
  const { store, wrapper } = inSite({ at: '/admin/renter-profile', language, send });
  act(() => asRenter(store));
  const view = () =>
    render(
      <>
        <LoginGreeting />
        <NewForYou />
      </>,
      { wrapper },
    );
  return { calls, view };
}
const acknowledgements = (calls: readonly string[]) =>
  calls.filter((one) => one === 'PATCH /acknowledge-user-logged-in');

describe('greeting after a login', () => {
  it('acknowledges the login once, and links what the account holds', async () => {
    const { calls, view } = open({});
    const first = view();
    const link = await screen.findByRole('link', { name: '4 inquiries' });
    expect(link.getAttribute('href')).toBe('/admin/my-inquiries');
    expect(screen.getByRole('link', { name: '1 saved home' })).toBeTruthy();
    expect(screen.queryByText(/recommended/)).toBeNull();
    expect(screen.queryByText('Your account is ready')).toBeNull();
    first.unmount();
    view();
    await screen.findByRole('link', { name: '4 inquiries' });
    expect(acknowledgements(calls)).toHaveLength(1);
  });
  it('welcomes the renter on the first login until it is read', async () => {
    const { calls, view } = open({ isFirstLogin: true });
    view();
    expect(await screen.findByText('Your account is ready')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => {
      expect(screen.queryByText('Your account is ready')).toBeNull();
    });
    expect(acknowledgements(calls)).toHaveLength(2);
  });
  it('shows no counts while they are unknown', async () => {
    const { view } = open(
      { isFirstLogin: true, inquiryCount: null, favouriteCount: null, recommendedCount: null },
      { language: 'fr-CA' },
    );
    view();
    expect(await screen.findByText('Votre compte est prêt')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Dans votre compte' })).toBeNull();
  });
});

describe('new recommended homes', () => {
  it('shows the first three that the renter has not seen', async () => {
    const fresh = ['a', 'b', 'c', 'd'].map((id) => ({
      ...aListingCard({ id: `${id}aaaaaaaaa`, address: `${id} Street` }),
      why: [],
      isNew: true,
    }));
    const { calls, view } = open({}, { fresh });
    view();
    expect((await screen.findByRole('link', { name: 'See all 4' })).getAttribute('href')).toBe(
      '/admin/recommended-listings',
    );
    expect(screen.getAllByRole('link', { name: /^[a-d] Street/ })).toHaveLength(3);
    expect(calls).toContain('GET /new-recommended-listings');
  });
  it('shows nothing without new homes', async () => {
    const { view } = open({});
    view();
    await screen.findByRole('link', { name: '4 inquiries' });
    expect(screen.queryByRole('group', { name: 'New for you' })).toBeNull();
  });
});
