import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listingId } from '../testing/an-own-listing.ts';
import { fieldOf, fill, getCall, openEditor, press, stored } from '../testing/open-editor.tsx';
import { statusCard } from '../testing/rented-question.tsx';

const refreshed = `POST /elandlord/listings/${listingId}/refreshed`;
const soon = stored({ expiresAt: '2026-11-27T11:00:00.000Z' });
const later = stored({ expiresAt: '2027-01-05T12:00:00.000Z' });
beforeEach(() => {
  localStorage.clear();
});

describe('the editor of a listing that expires soon', () => {
  it('says when, and confirms it without losing what was typed', async () => {
    const { bodiesOf, flashes } = openEditor({ [getCall]: [soon, later], [refreshed]: [later] });
    await fill('Title', 'Sunny home near the park');
    expect(statusCard().getByText('Runs out in 6 days')).toBeTruthy();
    fireEvent.click(statusCard().getByText(/^Still available/));
    await waitFor(() => expect(statusCard().queryByText(/^Runs out/)).toBeNull());
    expect(bodiesOf(refreshed)).toHaveLength(1);
    expect(flashes()).toEqual(['Confirmed. Renters keep finding this home until Jan 5, 2027.']);
    expect((await fieldOf('Title')).value).toBe('Sunny home near the park');
    expect(document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'section' }));
  });
  it('says when it ran out, and offers it again', async () => {
    const expired = { status: 'expired', isLive: false, expiresAt: '2026-11-19T12:00:00.000Z' } as const;
    openEditor({
      [getCall]: [stored(expired)],
      [`POST /elandlord/listings/${listingId}/reopened`]: [stored({ version: 5, isLive: false })],
    });
    await fieldOf('Title');
    expect(statusCard().getByText('Ran out on Nov 19, 2026')).toBeTruthy();
    await press('Offer again');
    await waitFor(() => expect(statusCard().queryByText(/^Ran out/)).toBeNull());
  });
});
