import type { HeadContext } from '@porchlight/client';
import type { Post, PostSummary } from '@porchlight/contracts/content';
import { aListingCard, stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { postHead } from './post-page.ts';
import PostScreen from './post-screen.tsx';

const aSummary = (given: Partial<PostSummary> = {}): PostSummary => ({
  slug: 'deposits',
  title: 'Deposits',
  summary: 'S',
  lang: 'en-CA',
  category: 'money',
  categoryName: 'Money',
  author: 'Porchlight',
  publishedAt: '2026-11-01T12:00:00.000Z',
  readingMinutes: 2,
  cover: 'p1-living',
  ...given,
});
const aPost = (given: Partial<Post> = {}): Post => ({
  ...aSummary(),
  body: '<h2 id="a">A</h2>',
  contents: [],
  isIndexed: true,
  ...given,
});
const place = { province: 'alberta', place: 'calgary' };
const calgary = { area: { name: 'Calgary', url: '/homes/alberta/calgary' } };
// jsdom has no layout: IntersectionObserver is stubbed.
let comeNear: (() => void) | undefined;
beforeEach(() => {
  comeNear = undefined;
  window.IntersectionObserver = class {
    constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      comeNear = () => onChange([{ isIntersecting: true }]);
    }
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a guide', () => {
  const context = (path: string): HeadContext => ({
    language: 'en-CA',
    siteName: 'Porchlight',
    origin: 'https://porchlight.test',
    path,
    params: {},
    query: new URLSearchParams(),
    now: new Date(),
  });
  const open = (post: Post, more: object = {}, language: 'en-CA' | 'fr-CA' = 'en-CA') =>
    render(
      <PostScreen />,
      inSite({
        at: '/guides/deposits',
        path: '/guides/:slug',
        language,
        send: stubResponses({
          '/posts/': { post, related: [1, 2, 3].map((n) => aSummary({ slug: `r${n}`, title: `R${n}` })) },
          ...more,
        }),
      }),
    );

  it('has its author, dates and reading time, and three others to read next', async () => {
    open(aPost({ updatedAt: '2026-11-05T12:00:00.000Z' }));
    expect((await screen.findByText(/Porchlight · November 1, 2026/)).textContent).toContain(
      'updated November 5, 2026 · 2 min read',
    );
    expect(['R1', 'R2', 'R3'].every((name) => screen.getByRole('link', { name }))).toBe(true);
  });
  it('shows a table of contents from three headings on', async () => {
    const parts = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, title: `Part ${at}` }));
    const { unmount } = open(aPost({ contents: parts(2) }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'In this guide' })).toBeNull();
    unmount();
    open(aPost({ contents: parts(3) }));
    expect(
      (await screen.findByRole('navigation', { name: 'In this guide' })).querySelector('a')?.getAttribute('href'),
    ).toBe('#p0');
  });
  it('in English on a French page shows a note, and only its own text is marked as English', async () => {
    open(aPost({ title: 'Deposits' }), {}, 'fr-CA');
    expect((await screen.findByText('Écrit en anglais')).closest('[lang="en-CA"]')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en-CA');
  });
  it('about a location links to its listings; an unknown location is left out', async () => {
    const { unmount } = open(aPost({ place }), { '/locations/alberta/calgary': calgary });
    expect((await screen.findByRole('link', { name: 'See all homes in Calgary' })).getAttribute('href')).toBe(
      '/homes/alberta/calgary',
    );
    unmount();
    open(aPost({ place }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /See all homes/ })).toBeNull();
  });
  it('about a location requests three of its listings only when the section is scrolled near', async () => {
    const requests: string[] = [];
    const listings = [1, 2, 3, 4].map((n) =>
      aListingCard({ id: `abcdefghi${n}`, url: `/homes/alberta/calgary/home-${n}` }),
    );
    const send = stubResponses({
      '/posts/': { post: aPost({ place }), related: [] },
      '/locations/alberta/calgary': calgary,
      '/listings/': { listings },
    });
    render(
      <PostScreen />,
      inSite({
        at: '/guides/deposits',
        path: '/guides/:slug',
        send: (path, init) => {
          requests.push(path);
          return send(path, init);
        },
      }),
    );
    await screen.findByRole('heading', { level: 2, name: 'Homes in Calgary' });
    expect(requests.filter((path) => path.startsWith('/listings'))).toEqual([]);
    act(() => comeNear?.());
    const cards = await screen.findAllByRole('heading', { level: 3 });
    expect(cards.map((card) => card.closest('li')?.querySelector('a')?.getAttribute('href'))).toEqual(
      [1, 2, 3].map((n) => `/homes/alberta/calgary/home-${n}`),
    );
  });
  it('is shared by its URL without the fragment', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    window.location.hash = '#a';
    open(aPost());
    (await screen.findByRole('button', { name: 'Share this guide' })).click();
    expect(writeText).toHaveBeenCalledWith('http://localhost/');
  });
  it('has the title and description for search engines in its head', () => {
    const search = { searchTitle: 'Deposits by province', searchDescription: 'What you pay' };
    expect(postHead({ post: aPost(search), related: [] }, context('/guides/deposits'))).toMatchObject({
      title: 'Deposits by province',
      description: 'What you pay',
    });
  });
  it('is kept out of search engines if staff chose so', () => {
    const noindexOf = (isIndexed: boolean) =>
      postHead({ post: aPost({ isIndexed }), related: [] }, context('/guides/deposits')).noindex;
    expect([noindexOf(true), noindexOf(false)]).toEqual([false, true]);
  });
  it('answers 301 for a renamed guide, and includes the modification date', () => {
    expect(postHead({ post: aPost({ slug: 'deposits' }), related: [] }, context('/guides/old-deposits'))).toMatchObject(
      { status: 301, location: '/guides/deposits' },
    );
    expect(
      JSON.stringify(
        postHead({ post: aPost({ updatedAt: '2026-11-05T00:00:00.000Z' }), related: [] }, context('/guides/deposits'))
          .jsonLd,
      ),
    ).toContain('"dateModified":"2026-11-05T00:00:00.000Z"');
  });
});
