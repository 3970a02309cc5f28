import type { Send } from '@porchlight/client';
import { inSite } from '@porchlight/listing-ui/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SaveByEmailForm } from './save-by-email-form.tsx';

const ids = ['aaaaaaaaa1', 'aaaaaaaaa2'];
function open(status = 200, language: 'en-CA' | 'fr-CA' = 'en-CA') {
  const sent: unknown[] = [];
  const send: Send = (path, { method, body }) => {
    if (method !== 'GET') sent.push([path, JSON.parse(body ?? 'null')]);
    const isRefused = path === '/favourite-listing' && status !== 200;
    return Promise.resolve({
      status: isRefused ? status : 200,
      body: JSON.stringify(
        isRefused ? { code: 'busy', message: 'We are busy.' } : { favouriteListings: ids, count: 2 },
      ),
    });
  };
  const { wrapper } = inSite({ at: '/homes/favourites', language, send });
  render(<SaveByEmailForm ids={ids} />, { wrapper });
  return sent;
}

describe('saving My Picks by email', () => {
  it('sends the list of this device and the address, then refers to the inbox', async () => {
    const sent = open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: ' zoe@example.com ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect((await screen.findByRole('status')).textContent).toContain('We sent an email to zoe@example.com');
    expect(screen.getByRole('status').parentElement).toBe(document.activeElement);
    expect(sent).toEqual([
      ['/audit-favourite-listings', { favouriteListings: ids }],
      ['/favourite-listing', { listingId: 'aaaaaaaaa1', active: 1, email: 'zoe@example.com' }],
    ]);
  });
  it('requires an address', async () => {
    const sent = open();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
  it('shows why it failed and keeps the address', async () => {
    open(503, 'fr-CA');
    fireEvent.change(screen.getByRole('textbox', { name: 'Courriel' }), { target: { value: 'zoe@example.com' } });
    await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un lien' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We are busy.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Courriel' }).value).toBe('zoe@example.com');
  });
});
