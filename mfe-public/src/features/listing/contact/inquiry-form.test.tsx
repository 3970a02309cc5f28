import { refreshSession, restore, storage, type Send } from '@porchlight/client';
import { inSite } from '@porchlight/listing-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFullListing } from '../testing/a-full-listing.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { agree, consent, field, fillIn, held, lost, open, press, service, stored } from '../testing/inquiry-form.tsx';

const contact = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Show my email and phone number to/ });

beforeEach(() => localStorage.clear());

describe('inquiry form', () => {
  it('is prefilled with a polite question, and sends only the filled fields', async () => {
    const { send, sent } = service(stored);
    open(send, {
      listing: aFullListing({ company: { id: 'c1', name: 'Priya', verified: true, languages: [], replyHours: 5 } }),
    });
    expect(field('Your message').value).toMatch(/^Hello, I’m interested in your home/);
    await fillIn();
    await press();
    expect((await screen.findByRole('status')).textContent).toContain('Sent. Priya usually replies within 5 hours.');
    expect(screen.getByRole('link', { name: 'Create a password to follow your inquiries' }).getAttribute('href')).toBe(
      '/register',
    );
    expect(sent).toMatchObject([{ firstName: 'Leila', consentToShare: true }]);
    for (const name of ['phone', 'sharesContact', 'website', 'documentsReady', 'isAbroad'])
      expect(sent[0]).not.toHaveProperty(name);
  });

  it('carries the token of the page view, and says so when the message is held', async () => {
    const { send, sent } = service(held);
    open(send);
    await fillIn();
    await press();
    expect((await screen.findByRole('status')).textContent).toContain('hasn’t reached the landlord yet');
    expect(screen.queryByText(/^Sent/)).toBeNull();
    expect(sent).toMatchObject([{ pageView: 'page.view' }]);
    expect(sent[0]).not.toHaveProperty('openForMs');
  });

  describe('with emails about homes like this', () => {
    const withAlert = (status: number, body: object) => {
      const alerts: unknown[] = [];
      const { send, sent } = service(stored);
      const both: Send = (path, options) => {
        if (path !== '/email-alerts') return send(path, options);
        alerts.push(JSON.parse(options.body ?? ''));
        return Promise.resolve({ status, body: JSON.stringify(body) });
      };
      return { send: both, sent, alerts };
    };
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Email me homes like this/ });

    it('starts none unless the box is checked, which it never is beforehand', async () => {
      const { send, sent, alerts } = withAlert(201, { isConfirmed: false });
      open(send);
      expect(box().checked).toBe(false);
      await fillIn();
      await press();
      await screen.findByRole('status');
      expect([sent.length, alerts]).toEqual([1, []]);
      expect(sent[0]).not.toHaveProperty('wantsAlerts');
    });

    it('asks a guest to confirm by mail', async () => {
      const { send, sent, alerts } = withAlert(201, { isConfirmed: false });
      open(send);
      await userEvent.click(box());
      await fillIn();
      await press();
      expect(await screen.findByText(/^Use the link in the other email to leila@example.com/)).toBeTruthy();
      expect(alerts).toEqual([
        {
          url: '/homes/ontario/toronto?beds=1&maxrate=2400',
          frequency: 'daily',
          timeZone: expect.any(String) as string,
          email: 'leila@example.com',
        },
      ]);
      expect(sent[0]).toMatchObject({ wantsAlerts: true });
    });

    it('says when they could not be turned on; the inquiry is sent', async () => {
      const { send } = withAlert(409, { code: 'alerts-full', message: 'Full.' });
      open(send);
      await userEvent.click(box());
      await fillIn();
      await press();
      expect(await screen.findByText(/^We couldn’t turn on emails/)).toBeTruthy();
      expect(screen.getByRole('status').textContent).toContain('Sent.');
    });
  });

  it('names each wrong field at the field, and sends nothing', async () => {
    const { send, sent } = service(stored);
    open(send);
    await userEvent.type(field(/^Phone/), '555');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Please check 5 fields');
    expect(document.activeElement).toBe(field('First name'));
    expect(sent).toEqual([]);
  });

  it('keeps the input when sending failed; an unchanged message reuses its idempotency key, a changed one gets a new key', async () => {
    const { send, sent } = service(lost, lost, stored);
    open(send);
    await fillIn();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('We are busy. Try again in a moment.');
    expect(field('Email').value).toBe('leila@example.com');
    await press();
    await userEvent.type(field('Your message'), ' We are two.');
    await press();
    await screen.findByRole('status');
    const [first, second, third] = sent.map(({ key }) => key);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('warns renters who are still abroad, and sends the documents that they selected', async () => {
    const { send, sent } = service(stored);
    open(send);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I’m not in the country yet' }));
    expect(screen.getByRole('status').textContent).toContain('Never send money');
    await userEvent.click(screen.getByText('Add details about your move'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Job letter' }));
    await fillIn();
    await press();
    await screen.findByText('Sent.');
    expect(sent[0]).toMatchObject({ documentsReady: ['job_letter'], isAbroad: true });
  });

  it('names exactly what goes to the landlord, and asks for the agreement', async () => {
    const { send, sent } = service(stored);
    open(send);
    expect(consent().checked).toBe(false);
    expect(consent().labels?.[0]?.textContent).toMatch(/: your name and your message\.$/);
    await userEvent.type(field(/^Phone/), '416 555 0123');
    expect(consent().labels?.[0]?.textContent).not.toContain('phone');
    await userEvent.click(contact());
    await userEvent.click(screen.getByText('Add details about your move'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'References' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'I’m not in the country yet' }));
    expect(consent().labels?.[0]?.textContent).toMatch(
      /: your name, your email, your phone number, your message, the documents you have \(references\),? and that you’re not in the country yet\.$/,
    );
    await fillIn();
    await agree(); // withdraws it
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Please agree to continue.');
    expect(sent).toEqual([]);
  });

  it('shows email and phone to the landlord only when the writer chooses it', async () => {
    const { send, sent } = service(stored);
    open(send);
    expect(contact().checked).toBe(false);
    await fillIn();
    await userEvent.click(contact());
    await press();
    await screen.findByRole('status');
    expect(sent).toMatchObject([{ sharesContact: true }]);
  });

  it('shows the date of an earlier inquiry, and allows another one', async () => {
    const { send } = service(stored);
    const first = open(send);
    await fillIn();
    await press();
    await screen.findByRole('status');
    first.unmount();
    open(send, { language: 'fr-CA' });
    expect(screen.getByRole('status').textContent).toContain('Vous avez écrit le');
    await press('Envoyer un autre message');
    expect(field('Votre message').value).toMatch(/^Bonjour/);
  });
});

describe('inquiry form of a page that was opened anew', () => {
  const user = { id: 'renter0001', firstName: 'Leila', lastName: 'Haddad', roles: [{ key: 'renter', name: 'Renter' }] };
  /** Opens the form with the masked user of the browser, then reads the account, which responds as given. */
  async function reopen(account: { status: number; body: object }) {
    storage.write('user:token', 'a-token');
    storage.write('user:info', { ...user, email: 'l•••', phone: '•••' });
    const { store, wrapper } = inSite({
      at: '/x',
      send: (path) =>
        Promise.resolve(
          path === '/my-user'
            ? { status: account.status, body: JSON.stringify(account.body) }
            : { status: 503, body: JSON.stringify(lost.body) },
        ),
    });
    restore(store);
    render(<InquiryForm listing={aFullListing()} />, { wrapper });
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await act(() => store.dispatch(refreshSession()));
    await screen.findByRole('textbox', { name: 'Email' });
  }

  it('is filled with the account that the server sent', async () => {
    await reopen({ status: 200, body: { user: { ...user, email: 'leila@example.com', phone: '+14165550123' } } });
    expect([field('Email').value, field(/^Phone/).value]).toEqual(['leila@example.com', '+14165550123']);
  });
  it('is left empty when the account cannot be read', async () => {
    await reopen(lost);
    expect([field('Email').value, field(/^Phone/).value]).toEqual(['', '']);
  });
});
