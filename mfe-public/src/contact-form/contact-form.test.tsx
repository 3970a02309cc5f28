import type { Send } from '@porchlight/client';
import { answeringInTurn, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { begunIn } from './begun-message.ts';
import { ContactForm } from './contact-form.tsx';

interface Sent {
  readonly key: string;
  readonly name: string;
  readonly message: string;
  readonly website?: string;
}
const service = (...answers: { status: number; body: object }[]) =>
  answeringInTurn<Sent>('/forms/contact/submissions', ...answers);
const thanks = { status: 201, body: { message: 'We have your message.' } };
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

describe('the form for a message to us', () => {
  it('goes on with what another page has begun, and takes nothing else for it', () => {
    expect(begunIn({ topic: 'home', message: 'It is a scam.' })).toEqual({ topic: 'home', message: 'It is a scam.' });
    for (const other of [
      undefined,
      null,
      'home',
      { message: 'x' },
      { topic: 'spam', message: 'x' },
      { topic: 'home', message: 7 },
    ])
      expect(begunIn(other)).toEqual({});
  });

  it('names each empty field, links to it, and sends nothing', async () => {
    const { send, sent } = service(thanks);
    open(send);
    await press();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('3 fields need another look');
    expect(document.activeElement?.contains(summary)).toBe(true);
    const [link] = [...summary.querySelectorAll('a')];
    expect(document.querySelector(link?.getAttribute('href') ?? '')).toBe(field('Your name'));
    expect(field('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('judges a field when it is left, and takes the word back while it is mended', async () => {
    open(service(thanks).send, 'fr-CA');
    await userEvent.type(field('Votre courriel'), 'leila');
    expect(field('Votre courriel').getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Entrez une adresse courriel comme nom@example.com.')).toBeTruthy();
    await userEvent.type(field('Votre courriel'), '@example.com');
    expect(screen.queryByText('Entrez une adresse courriel comme nom@example.com.')).toBeNull();
  });

  it('asks at once for a field that is left empty', async () => {
    open(service(thanks).send);
    await userEvent.click(field('Your name'));
    await userEvent.tab();
    expect(field('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(field('Your email').getAttribute('aria-invalid')).toBeNull();
  });

  it('is thanked for in its place, and can be written anew', async () => {
    const { send, sent } = service(thanks);
    open(send);
    await fillIn();
    await press();
    expect((await screen.findByRole('status')).textContent).toContain('We have your message.');
    expect(sent).toMatchObject([
      { name: 'Leila', topic: 'question', page: '/contact', message: 'May I rent before I arrive?' },
    ]);
    expect(sent[0]).not.toHaveProperty('website');
    await press('Write another message');
    expect(field('Your message').value).toBe('');
  });

  it('keeps the words when sending failed; the same words go out under the same key, others under another', async () => {
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

  it('shows what the server says of a field at that field', async () => {
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

  it('has a trap that is neither seen nor reached by people', async () => {
    open(service(thanks).send);
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    expect(screen.getByLabelText('Leave this field empty').tabIndex).toBe(-1);
  });
});
