import type { HeadContext } from '@porchlight/client';
import type { PostSummary } from '@porchlight/contracts/content';
import { stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { paginationOf } from '@porchlight/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from '@porchlight/client/router';
import { jest } from '@jest/globals';
import { postsHead } from './posts-page.ts';
import PostsScreen from './posts-screen.tsx';

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
const topics = [{ slug: 'money', name: 'Money', count: 14 }];
const page = (posts: PostSummary[], at = 1, total = posts.length) => ({
  posts,
  pagination: paginationOf({ page: at, perPage: 12, total }),
});
const context = (path: string, params: HeadContext['params'] = {}): HeadContext => {
  const { pathname, search } = new URL(path, 'https://porchlight.test');
  return {
    language: 'en-CA',
    siteName: 'Porchlight',
    origin: 'https://porchlight.test',
    path: pathname,
    params,
    query: new URLSearchParams(search),
    now: new Date(),
  };
};
afterEach(() => {
  jest.restoreAllMocks();
});
const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

describe('the head of the guides', () => {
  it('has a canonical URL for each page of a category', () => {
    expect(postsHead({ posts: page([aSummary()], 2, 20), topics }, context('/guides?p=2')).canonical).toBe(
      '/guides?p=2',
    );
    expect(
      postsHead({ posts: page([aSummary()]), topics }, context('/guides/category/money', { category: 'money' })),
    ).toMatchObject({ canonical: '/guides/category/money', title: 'Money · Newcomer guides' });
    expect(postsHead({ posts: page([aSummary()]), topics }, context('/guides'))).not.toHaveProperty('noindex');
  });
  it('is not indexed for a search', () =>
    expect(postsHead({ posts: page([aSummary()]), topics }, context('/guides?q=rent'))).toMatchObject({
      canonical: '/guides',
      noindex: true,
    }));
  it('answers 404 for an unknown category, but not while the categories are not loaded', () => {
    const requested = context('/guides/category/pizza', { category: 'pizza' });
    expect(postsHead({ posts: page([]), topics }, requested).status).toBe(404);
    expect(postsHead({ posts: page([]), topics: undefined }, requested).status).toBeUndefined();
  });
});

describe('the list of guides', () => {
  const open = (at: string, posts: object, path = '/guides') =>
    render(
      <>
        <PostsScreen />
        <Where />
      </>,
      inSite({ at, path, send: stubResponses({ '/posts': posts, '/post-categories': { categories: topics } }) }),
    );

  it('has a search form that works without JavaScript and navigates to the search URL', async () => {
    open('/guides', page([aSummary()]));
    const form = await screen.findByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action'), form.querySelector('input')?.name]).toEqual([
      'get',
      '/guides',
      'q',
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'heat & rent');
    // React passes the submitted form to FormData; Node's FormData accepts no form element.
    jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
    fireEvent.submit(form);
    expect(document.querySelector('output')?.textContent).toBe('/guides?q=heat+%26+rent');
  });
  it('shows the number of matching guides, without a featured one', async () => {
    open('/guides?q=rent', page([aSummary(), aSummary({ slug: 'two' })]));
    await screen.findByText('2 guides found');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rent');
    expect(screen.getAllByRole('article').every((card) => card.closest('ul') !== null)).toBe(true);
  });
  it('shows the empty state', async () => {
    open('/guides', page([]));
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });
  it('shows the not-found page for an unknown category', async () => {
    open('/guides/category/pizza', page([]), '/guides/category/:category');
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeTruthy();
  });
});
