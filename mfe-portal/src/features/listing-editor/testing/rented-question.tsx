import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Responses } from '../../../testing/api-in-turn.ts';
import { listingId } from './an-own-listing.ts';
import { openEditor, stored } from './open-editor.tsx';

export const rentedCall = `POST /elandlord/listings/${listingId}/rented`;
export const reopenedCall = `POST /elandlord/listings/${listingId}/reopened`;
export const leadsCall = 'GET /elandlord/leads';
export const costsCall = `GET /ecommerce/listing-costs/${listingId}`;
export const leadsOf = (counts: object) => ({
  leads: [],
  counts: { open: 0, leased: 0, lost: 0, ...counts },
  pagination: {},
});
export const conflict = { status: 409, code: 'version-conflict', message: 'Changed.' };
export const never = new Promise<object>(() => undefined);

/** The same listing in its next version, rented or off. */
export const rented = (given: object = {}) => stored({ version: 5, status: 'rented', isLive: false, ...given });
export const reopened = stored({ version: 6, status: 'active', isLive: false });

export const statusCard = () => within(screen.getByLabelText('Status', { selector: 'section' }));
/** Returns a button of the card: the dialog, which comes after it, may have one with the same name. */
export const button = async (name: string) => (await screen.findAllByText(name, { selector: 'section button' }))[0]!;
/** Presses a button of the card as a user does, who moves the focus to it. */
export async function pressInCard(name: string) {
  const pressed = await button(name);
  pressed.focus();
  fireEvent.click(pressed);
}
/** Returns the open dialog, once it has this title. */
export const dialogOf = (title: string) =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]')!;
    expect(dialog.querySelector('h2')?.textContent).toBe(title);
    return within(dialog);
  });
export const question = () => dialogOf('Mark this home as rented?');
export const isClosed = () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());

/** Opens the editor, and the question whether the home is rented. */
export async function ask(responses: Responses = {}) {
  const opened = openEditor({ [leadsCall]: [leadsOf({ open: 3 })], [rentedCall]: [rented()], ...responses });
  await pressInCard('Mark as rented');
  const dialog = await question();
  const confirm = (name = 'Mark as rented') => fireEvent.click(dialog.getByText(name, { selector: 'button' }));
  return { ...opened, dialog, confirm };
}
