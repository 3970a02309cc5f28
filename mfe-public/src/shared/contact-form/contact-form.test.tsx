import type { Send } from '@porchlight/client';
import { respondInTurn, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ContactForm } from './contact-form.tsx';

interface Sent {
  readonly key: string;
  readonly name: string;
  readonly message: string;
  readonly website?: string;
}
const service = (...responses: { status: number; body: object }[]) =>
  respondInTurn<Sent>('/forms/contact/submissions', ...responses);
const thanks = { status: 201, body: { message: 'We’ve got your message.' } };
const lost = { status: 503, body: { code: 'unavailable', message: 'We are busy. Try again in a moment.' } };
const open = (send: Send, language: 'en-CA' | 'fr-CA' = 'en-CA') =>
  render(<ContactForm />, inSite({ at: '/contact', language, send }));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name = 'Send message') => userEvent.click(screen.getByRole('button', { name }));
async function fillIn() {
  await userEvent.type(field('Your name'), 'Leila');
  await userEvent.type(field('Your email'), 'leila@example.com');
  await userEvent.type(field('Your message'), 'May I rent before I arrive?');
}

describe('contact form', () => {
  it('names each empty field, links to it, and sends nothing', async () => {
    const { send, sent } = service(thanks);
    open(send);
    await press();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Please check 3 fields');
    expect([...summary.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Fill in “Your name”.',
      'Fill in “Your email”.',
      'Fill in “Your message”.',
    ]);
    expect(document.activeElement?.contains(summary)).toBe(true);
    const [link] = [...summary.querySelectorAll('a')];
    expect(document.querySelector(link?.getAttribute('href') ?? '')).toBe(field('Your name'));
    expect(field('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('validates a field on blur, and clears the error while the field is being corrected', async () => {
    open(service(thanks).send, 'fr-CA');
    await userEvent.type(field('Votre courriel'), 'leila');
    expect(field('Votre courriel').getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Entrez une adresse courriel comme nom@example.com.')).toBeTruthy();
    await userEvent.type(field('Votre courriel'), '@example.com');
    expect(screen.queryByText('Entrez une adresse courriel comme nom@example.com.')).toBeNull();
  });

  it('shows an error as soon as a required field is left empty', async () => {
    open(service(thanks).send);
    await userEvent.click(field('Your name'));
    await userEvent.tab();
    expect(field('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(field('Your email').getAttribute('aria-invalid')).toBeNull();
  });

  it('replaces the form with a confirmation, from which another message can be written', async () => {
    const { send, sent } = service(thanks);
    open(send);
    await fillIn();
    await press();
    expect((await screen.findByRole('status')).textContent).toContain('We’ve got your message.');
    expect(sent).toMatchObject([
      { name: 'Leila', topic: 'question', page: '/contact', message: 'May I rent before I arrive?' },
    ]);
    expect(sent[0]).not.toHaveProperty('website');
    await press('Send another message');
    expect(field('Your message').value).toBe('');
  });

  it('keeps the input when sending failed; an unchanged message reuses its idempotency key, a changed one gets a new key', async () => {
    const { send, sent } = service(lost, lost, thanks);
    open(send);
    await fillIn();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('We are busy. Try again in a moment.');
    expect(field('Your message').value).toBe('May I rent before I arrive?');
    await press();
    await userEvent.type(field('Your message'), ' From Lyon.');
    await press();
    await screen.findByRole('status');
    const [first, second, third] = sent.map(({ key }) => key);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('shows server validation errors at their field', async () => {
    open(
      service({
        status: 422,
        body: {
          code: 'input-refused',
          message: 'Check the fields.',
          errors: { email: ['We cannot write to this address.'] },
        },
      }).send,
    );
    await fillIn();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Your email: We cannot write to this address.');
    expect(field('Your email').getAttribute('aria-invalid')).toBe('true');
  });

  it('has a honeypot field that is hidden and cannot be focused', async () => {
    open(service(thanks).send);
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    expect(screen.getByLabelText('Leave this field empty').tabIndex).toBe(-1);
  });
});
