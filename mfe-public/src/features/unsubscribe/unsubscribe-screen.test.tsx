import type { Send } from '@porchlight/client';
import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

const on = { state: 'on', maskedEmail: 'l•••@example.com', listName: 'New homes in Toronto, weekly' };
/** Stubs the service for one unsubscribe link and records the request bodies. */
function service(
  state: object,
  acts: readonly { status: number; body: object }[] = [{ status: 200, body: {} }],
  looks: readonly number[] = [200],
) {
  const sent: unknown[] = [];
  let looked = 0;
  const send: Send = (path, { method, body }) => {
    if (!path.startsWith('/new-listings-alerts/unsubscribe/abc')) throw new Error(`Nobody asked for ${path}`);
    if (method === 'GET') {
      const status = looks[Math.min(looked, looks.length - 1)] ?? 200;
      looked += 1;
      return Promise.resolve({
        status,
        body: JSON.stringify(status === 200 ? state : { code: 'busy', message: 'We are busy.' }),
      });
    }
    sent.push(JSON.parse(body ?? 'null'));
    const { status, body: message } = acts[Math.min(sent.length, acts.length) - 1] ?? { status: 500, body: {} };
    return Promise.resolve({ status, body: JSON.stringify(message) });
  };
  return { send, sent };
}
const open = (send: Send, language: 'en-CA' | 'fr-CA' = 'en-CA') =>
  render(
    <UnsubscribeScreen />,
    inSite({
      at: '/new-listings-alerts/unsubscribe/abc',
      path: '/new-listings-alerts/unsubscribe/:userHash',
      language,
      send,
    }),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the unsubscribe page', () => {
  it('shows the email address and the list, and changes nothing on load', async () => {
    const { send, sent } = service({ ...on, searches: ['Toronto, 2+ beds', 'Toronto, Pets'] });
    open(send);
    expect(await screen.findByText('New homes in Toronto, weekly')).toBeTruthy();
    expect(screen.getByText(/l•••@example\.com/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Toronto, 2+ beds',
      'Toronto, Pets',
    ]);
    expect(sent).toEqual([]);
  });
  it('unsubscribes from the list with one press, focuses the confirmation, and offers to unsubscribe from everything', async () => {
    const { send, sent } = service(on);
    open(send);
    await screen.findByText('New homes in Toronto, weekly');
    await press('Unsubscribe');
    const message = await title('You’re unsubscribed');
    expect(document.activeElement).toBe(message);
    expect(screen.getByRole('link', { name: /Search for homes/ }).getAttribute('href')).toBe('/homes');
    await press('Unsubscribe from everything');
    const end = await title('You’re unsubscribed from everything');
    expect(document.activeElement).toBe(end);
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent).toEqual([{}, { everything: true }]);
  });
  it('unsubscribes from everything at once', async () => {
    const { send, sent } = service(on);
    open(send);
    await screen.findByText('New homes in Toronto, weekly');
    await press('Unsubscribe from everything');
    await title('You’re unsubscribed from everything');
    expect(sent).toEqual([{ everything: true }]);
  });
  it('shows the confirmation for a list that is already unsubscribed, in French under /fr', async () => {
    const { send, sent } = service({ ...on, state: 'off' });
    open(send, 'fr-CA');
    expect(await title('Vous êtes désabonné')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Se désabonner de tout' })).toBeTruthy();
    expect(sent).toEqual([]);
  });
  it('keeps its buttons and shows the error when the request failed', async () => {
    const { send } = service(on, [
      { status: 503, body: { code: 'busy', message: 'We are busy.' } },
      { status: 200, body: {} },
    ]);
    open(send);
    await screen.findByText('New homes in Toronto, weekly');
    await press('Unsubscribe');
    expect((await screen.findByRole('alert')).textContent).toBe('We are busy.');
    await press('Unsubscribe');
    expect(await title('You’re unsubscribed')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('shows the same neutral page for unknown links and for links that expire while the page is open', async () => {
    const { unmount } = open(service({ state: 'unknown' }).send);
    expect(await title('This link no longer works')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    unmount();
    open(service(on, [{ status: 410, body: { code: 'link-dead', message: 'Dead.' } }]).send);
    await screen.findByText('New homes in Toronto, weekly');
    await press('Unsubscribe');
    expect(await title('This link no longer works')).toBeTruthy();
  });
  it('can be retried when loading failed', async () => {
    open(service(on, [], [503, 200]).send);
    expect((await screen.findByRole('alert')).textContent).toContain('We are busy.');
    await press('Try again');
    expect(await screen.findByText('New homes in Toronto, weekly')).toBeTruthy();
  });
});
