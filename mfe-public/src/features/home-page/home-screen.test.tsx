import type { Send } from '@porchlight/client';
import { aListingCard, stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { storeLastSearch } from '../../shared/device-storage/last-search.ts';
import HomeScreen from './home-screen.tsx';

const locations = [
  { kind: 'city', id: '1', name: 'Calgary', province: 'AB', country: 'CA', count: 2532, url: '/homes/alberta/calgary' },
];
const post = {
  slug: 'first-days',
  title: 'Your first 30 days',
  summary: 'Small steps.',
  category: 'start',
  categoryName: 'Getting started',
  cover: 'p1-house',
  lang: 'en-CA',
  publishedAt: '2026-11-18T00:00:00.000Z',
  readingMinutes: 3,
};
const block = (contentKey: string, contents: Readonly<Record<string, string>>) => ({
  contentKey,
  contents: Object.entries(contents).map(([key, content]) => ({ contentKey: key, content })),
});
const whole = {
  '/content-blocks': { contentBlocks: [block('home.hero.title', { text: 'A home in your new city' })] },
  '/locations': { locations },
  '/listings-past-n-days': { listings: [aListingCard()] },
  '/posts': { posts: [post], categories: [], pagination: {} },
};
const open = (send: Send) => render(<HomeScreen />, inSite({ send }));
const sections = () =>
  screen
    .getAllByRole('region')
    .map((one) => one.getAttribute('aria-label') ?? within(one).getByRole('heading', { level: 2 }).textContent);
const all = [
  'Popular places',
  'Just listed',
  'How renting works here',
  'Guides for newcomers',
  'Have a home to rent out?',
];

describe('the home page', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows a search, popular locations with their listing counts, newest listings, how it works, guides and a landlord section', async () => {
    open(stubResponses(whole));
    expect(await screen.findByRole('link', { name: 'Calgary, AB' })).toBeTruthy();
    expect(screen.getByText('2,532 homes')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'A home in your new city' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Your first 30 days' })).toBeTruthy();
    expect(sections()).toEqual(all);
    expect(
      screen.getAllByRole('heading', {
        level: 3,
        name: /^(Search and save|Get your documents|Visit before|Sign and move)/,
      }),
    ).toHaveLength(4);
  });

  it('shows the search immediately, and skeletons while the sections load', () => {
    open(() => new Promise(() => undefined));
    expect(screen.getByRole('combobox')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeTruthy();
    expect(sections()).toEqual(all);
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it.each([
    ['/locations', 'Popular places'],
    ['/listings-past-n-days', 'Just listed'],
    ['/posts', 'Guides for newcomers'],
  ])('hides the section of %s alone when it fails or has nothing', async (call, title) => {
    open(stubResponses({ ...whole, [call]: 500 }));
    await waitFor(() => {
      expect(sections()).toEqual(all.filter((one) => one !== title));
    });
  });

  it('falls back to its own messages without content blocks', async () => {
    open(stubResponses({ ...whole, '/content-blocks': 500 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Find a home in your new city' })).toBeTruthy();
  });

  it('offers to continue the last search, with its summary', () => {
    storeLastSearch('/homes/ontario/toronto?beds=1,2,3,4&maxrate=2500', {
      total: 12,
      words: 'Toronto, up to $2,500, 1+ bed',
    });
    open(stubResponses(whole));
    expect(screen.getByRole('link', { name: 'Continue: Toronto, up to $2,500, 1+ bed' }).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=1,2,3,4&maxrate=2500',
    );
  });
});
