import type { Send } from '@porchlight/client';
import { respondInTurn, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFullListing } from '../testing/a-full-listing.ts';
import { InquiryForm } from './inquiry-form.tsx';

interface Sent {
  readonly key: string;
  readonly message: string;
  readonly phone?: string;
  readonly documentsReady?: readonly string[];
  readonly isAbroad?: boolean;
  readonly website?: string;
}
const service = (...responses: { status: number; body: object }[]) =>
  respondInTurn<Sent>('/renter-inquire', ...responses);
const stored = {
  status: 201,
  body: {
    inquiry: {
      id: '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11',
      listingId: 'abcdefghij',
      sentAt: '2026-11-21T10:00:00.000Z',
    },
    isAppended: false,
  },
};
const lost = { status: 503, body: { code: 'unavailable', message: 'We are busy. Try again in a moment.' } };
const open = (
  send: Send,
  {
    language = 'en-CA',
    listing = aFullListing(),
  }: { language?: 'en-CA' | 'fr-CA'; listing?: ReturnType<typeof aFullListing> } = {},
) => render(<InquiryForm listing={listing} />, inSite({ at: '/x', language, send }));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name = 'Send inquiry') => userEvent.click(screen.getByRole('button', { name }));
async function fillIn() {
  await userEvent.type(field('First name'), 'Leila');
  await userEvent.type(field('Last name'), 'Haddad');
  await userEvent.type(field('Email'), 'leila@example.com');
}
beforeEach(() => localStorage.clear());

describe('inquiry form', () => {
  it('is prefilled with a polite question, and sends only the filled fields', async () => {
    const { send, sent } = service(stored);
    open(send, {
      listing: aFullListing({ company: { id: 'c1', name: 'Priya', verified: true, languages: [], replyHours: 5 } }),
    });
    expect(field('Your message').value).toMatch(/^Hello, I am interested in your home/);
    await fillIn();
    await press();
    expect((await screen.findByRole('status')).textContent).toContain('Sent. Priya usually replies within 5 hours.');
    expect(screen.getByRole('link', { name: 'Create a password to follow your inquiries' }).getAttribute('href')).toBe(
      '/register',
    );
    expect(sent).toMatchObject([{ firstName: 'Leila', consentToShare: true }]);
    for (const name of ['phone', 'website', 'documentsReady', 'isAbroad']) expect(sent[0]).not.toHaveProperty(name);
  });

  it('names each wrong field at the field, and sends nothing', async () => {
    const { send, sent } = service(stored);
    open(send);
    await userEvent.type(field(/^Phone/), '555');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('4 fields need another look');
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
    await userEvent.click(screen.getByRole('checkbox', { name: 'I am not in the country yet' }));
    expect(screen.getByRole('status').textContent).toContain('Never send money');
    await userEvent.click(screen.getByText('Say more about your move'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Job letter' }));
    await fillIn();
    await press();
    await screen.findByText('Sent.');
    expect(sent[0]).toMatchObject({ documentsReady: ['job_letter'], isAbroad: true });
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
    await press('Écrire encore');
    expect(field('Votre message').value).toMatch(/^Bonjour/);
  });
});
