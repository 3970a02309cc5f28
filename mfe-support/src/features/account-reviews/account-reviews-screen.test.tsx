import { fireEvent, screen, within } from '@testing-library/react';
import { aReviewSummary, reviewId, reviewPage } from '../../testing/an-account-review.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/account-reviews';
const at = '/support/account-reviews/';
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit) =>
  openAsSupport({ at, permissions: ['showAccountReviews', 'viewUsers'], responses: {}, ...visit });

beforeEach(() => localStorage.clear());

describe('the queue of account reviews', () => {
  it('shows who is reviewed, why, how risky, and until when support decides', async () => {
    const { address } = open({ responses: { [call]: [reviewPage(aReviewSummary())] } });
    const row = within((await screen.findByRole('link', { name: 'Amara Okafor' })).closest('tr')!);
    for (const text of ['maple.example', 'Maple Homes', 'Level 1', 'Risky listing, First listing', 'Medium risk 62'])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText(/^Decide by/)).toBeTruthy();
    fireEvent.click(row.getByText('Maple Homes'));
    expect(address()).toBe(`${at}${reviewId}`);
  });
  it('has the closed ones beside it', async () => {
    const { calls } = open({ at: `${at}?list=closed`, responses: { [call]: [reviewPage()] } });
    expect(await screen.findByText('No closed reviews')).toBeTruthy();
    expect(calls()).toEqual([`${call}?list=closed`]);
    expect(screen.getByRole('link', { name: 'Closed' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(at);
  });
  it('explains why it is missing, and is loaded again', async () => {
    open({ responses: { [call]: [503, reviewPage()] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No accounts to review')).toBeTruthy();
  });
  it('is closed to users who may not see reviews, without a request', async () => {
    const { calls } = open({ permissions: ['showListings'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});
