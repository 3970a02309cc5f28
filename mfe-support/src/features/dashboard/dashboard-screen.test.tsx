import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { area } from '../../area.tsx';
import { aReviewSummary, reviewPage } from '../../testing/an-account-review.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';
import { aPendingListing, pendingPage } from '../../testing/pending-listings.ts';

const list = 'GET /support/pending-listings';
const at = '/support/dashboard';
const old = aPendingListing({ id: 'old0000000', submittedAt: '2026-11-19T12:00:00.000Z' });
const risky = aPendingListing({ id: 'risky00000', risk: 90 });
const card = async () => within(await screen.findByRole('region', { name: 'Waiting for review' }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('the dashboard of support', () => {
  it('counts the listings that wait, names the age of the oldest and leads to them', async () => {
    openAsSupport({ at, responses: { [list]: [pendingPage([risky, old], { total: 31 })] } });
    const waiting = await card();
    expect(await waiting.findByText('31 listings')).toBeTruthy();
    expect(waiting.getByText('2 days ago').title).toContain('2026');
    expect(waiting.getByRole('link', { name: 'Review listings' }).getAttribute('href')).toBe(
      '/support/listings/pending',
    );
  });
  it('names no age while the oldest may be behind a page of high risks', async () => {
    openAsSupport({ at, responses: { [list]: [pendingPage([risky], { total: 2 })] } });
    const waiting = await card();
    expect(await waiting.findByText('2 listings')).toBeTruthy();
    expect(waiting.queryByText('Oldest submitted')).toBeNull();
  });
  it('reports that none wait', async () => {
    openAsSupport({ at, responses: { [list]: [pendingPage([])] } });
    const waiting = await card();
    expect(await waiting.findByText('No listings are waiting.')).toBeTruthy();
    expect(waiting.queryByRole('link')).toBeNull();
  });
  it('says that it is quiet when no queue has anything', async () => {
    const calls = { [list]: [pendingPage([])], 'GET /support/account-reviews': [reviewPage()] };
    openAsSupport({ at, permissions: ['showListings', 'showAccountReviews'], responses: calls });
    expect(await screen.findByText('Nothing waits. Nice and quiet.')).toBeTruthy();
  });
  it('is not quiet while a queue has a record, or is not known', async () => {
    const permissions = ['showListings', 'showAccountReviews'] as const;
    openAsSupport({ at, permissions, responses: { [list]: [pendingPage([])], 'GET /support/account-reviews': [503] } });
    expect(await screen.findByText('No listings are waiting.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Nothing waits. Nice and quiet.')).toBeNull();
  });
  it('counts again every minute, and leaves the focus and the last number where they are', async () => {
    jest.useFakeTimers();
    openAsSupport({ at, responses: { [list]: [pendingPage([old]), pendingPage([old, risky]), 503] } });
    const waiting = await card();
    const link = await waiting.findByRole('link', { name: 'Review listings' });
    link.focus();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await waiting.findByText('2 listings')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await waiting.findByText('We couldn’t load the listings that wait for review')).toBeTruthy();
    expect(waiting.getByText('2 listings')).toBeTruthy();
    expect(document.activeElement).toBe(link);
  });
  it('explains a failure, and loads again', async () => {
    openAsSupport({ at, responses: { [list]: [503, pendingPage([old])] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await (await card()).findByText('1 listing')).toBeTruthy();
  });
  it('shows and requests no listings for users who may not see them', () => {
    const { calls } = openAsSupport({ at, permissions: [], responses: { [list]: [pendingPage([old])] } });
    expect(screen.queryByRole('region', { name: 'Waiting for review' })).toBeNull();
    expect(screen.getByText('The support tools open in a later release.')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('lists no page that has a screen among those of later releases', () => {
    openAsSupport({ at, permissions: ['showUsers', 'showCompanies', 'showUtilities'], responses: {} });
    const later = within(screen.getByRole('heading', { name: 'Opens in a later release' }).parentElement!);
    const links = later.getAllByRole('link').map((link) => link.getAttribute('href'));
    const opened = area.routes.filter((route) => route.screen).map(({ path }) => path);
    expect(links.filter((path) => opened.includes(path ?? ''))).toEqual([]);
  });
  it('does not list the queue among the pages of later releases', async () => {
    openAsSupport({ at, responses: { [list]: [pendingPage([])] } });
    expect(screen.getByRole('link', { name: 'Key metrics' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Listings' })).toBeNull();
    await (await card()).findByText('No listings are waiting.');
  });
  it('counts the accounts to review, and leads to them', async () => {
    openAsSupport({
      at,
      permissions: ['showAccountReviews'],
      responses: { 'GET /support/account-reviews': [reviewPage(aReviewSummary())] },
    });
    const reviews = within(await screen.findByRole('region', { name: 'Account reviews' }));
    expect(await reviews.findByText('1 account to review')).toBeTruthy();
    expect(reviews.getByText('3 hours ago')).toBeTruthy();
    expect(reviews.getByRole('link', { name: 'Review accounts' }).getAttribute('href')).toBe(
      '/support/account-reviews/',
    );
  });
});
