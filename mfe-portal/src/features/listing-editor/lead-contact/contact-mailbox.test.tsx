import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { changeCall, fill, getCall, openEditor, press, save, stored } from '../testing/open-editor.tsx';
import { listingId } from '../testing/an-own-listing.ts';

jest.setTimeout(30_000);
beforeEach(() => localStorage.clear());

const stateCall = `GET /elandlord/listings/${listingId}/lead-contact`;
const requestCall = `POST /elandlord/listings/${listingId}/lead-contact/requests`;
const label = 'Email for messages (optional)';
const contactEmail = 'care@example.com';
const named = { [getCall]: [stored({ contactEmail })] };
const button = (name: string) => screen.findByText<HTMLButtonElement>(name, { selector: 'button' });

describe('the contact address of a listing', () => {
  it('is saved, then its mailbox can be asked', async () => {
    const { changes, calls } = openEditor({
      [changeCall]: [stored({ version: 5, contactEmail })],
      [stateCall]: [{ state: 'unasked', canRequest: true }],
      [requestCall]: [{ state: 'waiting', canRequest: false }],
    });
    await fill(label, 'Care@Example.com');
    expect(calls()).not.toContain(stateCall);
    await save();
    expect(changes()).toEqual([{ id: listingId, version: 4, contactEmail: 'Care@Example.com' }]);
    expect(await screen.findByText(/^We don’t email messages to this address yet/)).toBeTruthy();
    await press('Ask this mailbox');
    expect(await screen.findByText(/^We’ve asked this mailbox by email.* 24 hours after the last one/)).toBeTruthy();
    expect((await button('Send again')).disabled).toBe(true);
    expect(calls().filter((call) => call === requestCall)).toHaveLength(1);
  });
  it.each([
    ['own', /^This address is your account’s/],
    ['confirmed', /^This mailbox agreed/],
    ['refused', /^This mailbox doesn’t want messages/],
  ])('that is %s cannot be asked', async (state, text) => {
    openEditor({ ...named, [stateCall]: [{ state, canRequest: false }] });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText('Ask this mailbox')).toBeNull();
    expect(screen.queryByText('Send again')).toBeNull();
  });
  it('cannot be asked before the landlord confirmed the own address', async () => {
    openEditor({ ...named, [stateCall]: [{ state: 'unasked', canRequest: false }] });
    expect(await screen.findByText(/Confirm your own email address to ask it/)).toBeTruthy();
    expect((await button('Ask this mailbox')).disabled).toBe(true);
  });
  it('has no state while it is edited', async () => {
    openEditor({ ...named, [stateCall]: [{ state: 'confirmed', canRequest: false }] });
    await screen.findByText(/^This mailbox agreed/);
    await fill(label, 'other@example.com');
    expect(screen.queryByText(/^This mailbox agreed/)).toBeNull();
  });
  it('shows why its mailbox was not asked, and why its state is not known', async () => {
    openEditor({
      ...named,
      [stateCall]: [503, { state: 'waiting', canRequest: true }],
      [requestCall]: [429],
    });
    expect(await screen.findByText('We couldn’t load the state of this address.')).toBeTruthy();
    await press('Try again');
    await press('Send again');
    expect(await screen.findByText('The email wasn’t sent.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Try again in a moment.'));
  });
});
