import type { OwnListing } from '@porchlight/contracts/catalog';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../../testing/open-screen.tsx';
import { ListingEditorScreen } from '../listing-editor-screen.tsx';
import { anOwnListing, listingId } from './an-own-listing.ts';

export const getCall = `GET /elandlord/listings/${listingId}`;
export const uploadsCall = `GET /elandlord/listings/${listingId}/photo-uploads`;
export const plansCall = `GET /elandlord/listings/${listingId}/floor-plans`;
export const changeCall = 'PATCH /elandlord/listings';
/** Returns the response with a listing. */
export const stored = (given: Partial<OwnListing> = {}) => ({ listing: anOwnListing(given) });

/** Opens the editor of a listing. The responses of the API may be overridden. */
export function openEditor(over: Responses = {}, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn({
    [getCall]: [stored()],
    [uploadsCall]: [{ uploads: [] }],
    [plansCall]: [{ floorPlans: [] }],
    ...over,
  });
  const { store, unmount } = openScreen(
    <ListingEditorScreen />,
    { at: `/portal/listings/${listingId}`, path: '/portal/listings/:id', ...visitor },
    send,
  );
  const bodiesOf = (call: string) => requests.filter((request) => request.call === call).map(({ body }) => body);
  return {
    store,
    unmount,
    calls: () => requests.map(({ call }) => call),
    /** Bodies of the changes of fields that were sent. */
    changes: () => bodiesOf(changeCall),
    bodiesOf,
    /** Latest announcement to screen readers. */
    announcement: () => store.getState().layout.announcement.text,
    flashes: () => store.getState().flash.map(({ text }) => text),
  };
}

/** Returns the input of a field, once the listing is loaded. */
export const fieldOf = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
export async function fill(label: RegExp | string, value: string) {
  fireEvent.change(await fieldOf(label), { target: { value } });
}
/** Presses a button by its text or its label, which takes less time than by its role. */
export async function press(name: string) {
  const button = await waitFor(() => {
    const [shown] = screen.queryAllByText(name, { selector: 'button' });
    return shown ?? screen.getByLabelText(name, { selector: 'button' });
  });
  fireEvent.click(button);
}
/** Returns the button that saves, which is there while something is unsaved. */
export const saveButton = () => screen.queryByText('Save changes', { selector: 'button' });
/** Saves, and waits until the response is there. */
export async function save() {
  await press('Save changes');
  await waitFor(() => expect(screen.queryByText('Saving …')).toBeNull());
}
export const alertText = async () => (await screen.findByRole('alert')).textContent;
