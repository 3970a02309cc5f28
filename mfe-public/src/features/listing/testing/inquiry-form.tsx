import type { Send } from '@porchlight/client';
import { inSite, respondInTurn } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { InquiryForm } from '../contact/inquiry-form.tsx';
import { aFullListing } from './a-full-listing.ts';

interface Sent {
  readonly key: string;
  readonly message: string;
  readonly phone?: string;
  readonly documentsReady?: readonly string[];
  readonly isAbroad?: boolean;
  readonly website?: string;
  readonly pageView?: string;
}
/** Stubs the service with responses in turn, and records the inquiries. */
export function service(...responses: { status: number; body: object }[]) {
  const { send, sent } = respondInTurn<Sent>('/renter-inquire', ...responses);
  const withPageView: Send = (path, options) =>
    path === '/listing/abcdefghij/page-view'
      ? Promise.resolve({ status: 200, body: JSON.stringify({ token: 'page.view' }) })
      : send(path, options);
  return { send: withPageView, sent };
}
/** Response to an inquiry that reaches the landlord. */
export const stored = {
  status: 201,
  body: {
    inquiry: {
      id: '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11',
      listingId: 'abcdefghij',
      sentAt: '2026-11-21T10:00:00.000Z',
    },
    isAppended: false,
    isHeld: false,
  },
};
/** Response to an inquiry that is held for a check. */
export const held = { status: 201, body: { ...stored.body, isHeld: true } };
/** Response of an overloaded service. */
export const lost = { status: 503, body: { code: 'unavailable', message: 'We are busy. Try again in a moment.' } };
/** Renders the inquiry form of a guest. */
export const open = (
  send: Send,
  {
    language = 'en-CA',
    listing = aFullListing(),
  }: { language?: 'en-CA' | 'fr-CA'; listing?: ReturnType<typeof aFullListing> } = {},
) => render(<InquiryForm listing={listing} />, inSite({ at: '/x', language, send }));
/** Returns a text field by its label. */
export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Presses a button by its name. */
export const press = (name = 'Send inquiry') => userEvent.click(screen.getByRole('button', { name }));
/** Fills in the required fields and agrees. */
export async function fillIn() {
  await userEvent.type(field('First name'), 'Leila');
  await userEvent.type(field('Last name'), 'Haddad');
  await userEvent.type(field('Email'), 'leila@example.com');
  await agree();
}
/** Returns the checkbox of the consent. */
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree to share with/ });
/** Gives the consent. */
export const agree = () => userEvent.click(consent());
