import { storage, type Send } from '@porchlight/client';
import { aListingCard, asRenter, inSite, stubResponses } from '@porchlight/listing-ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { ProfileSection } from '../../features/renter-profile/profile-section.tsx';
import RecommendedScreen from '../../features/recommended/recommended-screen.tsx';

const pagination = {
  currentPage: 1,
  prevPages: [],
  nextPages: [],
  showing: { start: 1, end: 1 },
  total: 1,
  more: false,
  numOfListingsFromPageOne: 1,
  endOfListings: true,
};
const recommended = {
  '/recommended-listings-stats': { total: 1, new: 1, seen: 0, removed: 0 },
  '/recommended-listings': {
    listings: [{ ...aListingCard({ rent: 1850 }), isNew: true, why: [] }],
    pagination,
  },
};
const profile = { '/renter-profile': { profile: { budgetMax: 1800, beds: [2], languages: [], shareByDefault: [] } } };
const down: Send = () => Promise.resolve({ status: 503, body: '{"message":"Not now.","code":"unavailable"}' });

function open(screenOf: () => React.JSX.Element, send: Send) {
  const { store, wrapper } = inSite({ at: '/admin/renter-profile', send });
  act(() => asRenter(store));
  render(screenOf(), { wrapper });
}
beforeEach(() => {
  localStorage.clear();
});

describe('the copy that this browser stores', () => {
  it('shows the recommended homes of the last visit while the server does not answer', async () => {
    open(() => <RecommendedScreen />, stubResponses(recommended));
    await screen.findByText('$1,850');
    cleanup();
    open(() => <RecommendedScreen />, down);
    expect(await screen.findByText('$1,850')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your recommended homes.');
  });

  it('shows the profile read-only until its current state arrives', async () => {
    open(() => <ProfileSection />, stubResponses(profile));
    const field = () => screen.findByDisplayValue(/^1,?800$/, undefined, { timeout: 5_000 });
    expect((await field()).closest('[inert]')).toBeNull();
    cleanup();
    open(() => <ProfileSection />, down);
    expect((await field()).closest('[inert]')).toBeTruthy();
  });

  it('lasts a day, and ends with the session', async () => {
    open(() => <RecommendedScreen />, stubResponses(recommended));
    await screen.findByText('$1,850');
    const stored = () => Object.keys(localStorage).filter((key) => key.includes('recommended:'));
    await waitFor(() => {
      expect(stored()).toHaveLength(1);
    });
    const { expires } = JSON.parse(localStorage.getItem(stored()[0]!) ?? '{}') as { expires: number };
    expect(expires - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect(stored()[0]).toMatch(/^porchlight:user:/);
    storage.clearPersonal(); // as a logout does
    expect(stored()).toEqual([]);
  });
});
