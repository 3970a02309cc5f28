import { jest } from '@jest/globals';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Responses } from '../../../testing/api-in-turn.ts';
import { standInForMap } from '@porchlight/listing-ui/testing';
import type { Visitor } from '../../../testing/open-screen.tsx';
import { anOwnListing } from './an-own-listing.ts';
import { getCall, openEditor } from './open-editor.tsx';

const unanswered = new Set(['url', 'deposit', 'fees', 'leaseTerm', 'furnished', 'laundry', 'parkingType']);

/** Returns the response with a draft: nothing but the fields of a new listing is answered. */
export const aDraft = (given: Partial<OwnListing> = {}): { readonly listing: OwnListing } => ({
  listing: {
    ...(Object.fromEntries(
      Object.entries(anOwnListing()).filter(([name]) => !unanswered.has(name)),
    ) as unknown as OwnListing),
    status: 'draft',
    isLive: false,
    title: '',
    description: '',
    petPolicies: [],
    photos: [],
    priceHistory: [],
    changes: [],
    isPinConfirmed: false,
    declaresFairHousing: false,
    missing: ['furnished', 'pin', 'deposit', 'fees', 'photos', 'title', 'description', 'declaresFairHousing'],
    ...given,
  },
});
/** Returns the response with a draft that can be published. */
export const aCompleteDraft = (given: Partial<OwnListing> = {}) => {
  const { url: _, ...answered } = anOwnListing({ status: 'draft', isLive: false, missing: [], deposit: 0, ...given });
  return { listing: answered };
};

/** Lets time pass, with what it causes. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/**
 * Opens the editor of a draft, and stops the clock once it is loaded: from then on only `pass` moves it. The responses
 * of the API may be overridden.
 */
export async function openDraft(over: Responses = {}, visitor: Partial<Visitor> = {}) {
  standInForMap();
  const opened = openEditor({ [getCall]: [aDraft()], ...over }, visitor);
  await screen.findByLabelText(visitor.language === 'fr-CA' ? 'Titre' : 'Title');
  jest.useFakeTimers();
  return opened;
}

export const input = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });
export const type = (label: RegExp | string, value: string) => fireEvent.change(input(label), { target: { value } });
/** Presses the first button with a text. */
export async function pressNow(name: string, within: HTMLElement = document.body) {
  const pressed = [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  pressed.focus();
  fireEvent.click(pressed);
  await pass(0);
}
export const publishBar = () => screen.getByLabelText('Publish this listing', { selector: 'section' });
export const saveStatus = () => publishBar().querySelector('[role="status"]')?.textContent;
export const openDialog = () => document.querySelector<HTMLElement>('dialog[open]');
