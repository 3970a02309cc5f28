import type { HeadContext } from '@porchlight/client';
import type { Post, PostSummary } from '@porchlight/contracts/content';
import { answers, inSite } from '@porchlight/listing-ui/testing';
import { paginationOf } from '@porchlight/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from '@porchlight/client/router';
import { jest } from '@jest/globals';
import PostScreen from './post-screen.tsx';
import { headOfPost, headOfPosts } from './posts-page.ts';
import PostsScreen from './posts-screen.tsx';

const aSummary = (given: Partial<PostSummary> = {}): PostSummary => ({
  slug: 'deposits', title: 'Deposits', summary: 'S', lang: 'en-CA', category: 'money', categoryName: 'Money', author: 'Porchlight', publishedAt: '2026-11-01T12:00:00.000Z', readingMinutes: 2, cover: 'p1-living', ...given,
});
const aPost = (given: Partial<Post> = {}): Post => ({ ...aSummary(), body: '<h2 id="a">A</h2>', contents: [], ...given });
const topics = [{ slug: 'money', name: 'Money', count: 14 }];
const page = (posts: PostSummary[], at = 1, total = posts.length) => ({ posts, pagination: paginationOf({ page: at, perPage: 12, total }) });
const context = (path: string, params: HeadContext['params'] = {}): HeadContext => {
  const { pathname, search } = new URL(path, 'https://porchlight.test');
  return { language: 'en-CA', siteName: 'Porchlight', origin: 'https://porchlight.test', path: pathname, params, query: new URLSearchParams(search), now: new Date() };
};
afterEach(() => { jest.restoreAllMocks(); });
const Where = () => { const { pathname, search } = useLocation(); return <output>{pathname + search}</output>; };

describe('the head of the guides', () => {
  it('lets each page stand for itself, under its topic', () => {
    expect(headOfPosts({ posts: page([aSummary()], 2, 20), topics }, context('/guides?p=2')).canonical).toBe('/guides?p=2');
    expect(headOfPosts({ posts: page([aSummary()]), topics }, context('/guides/category/money', { category: 'money' }))).toMatchObject({ canonical: '/guides/category/money', title: 'Money · Newcomer guides' });
    expect(headOfPosts({ posts: page([aSummary()]), topics }, context('/guides'))).not.toHaveProperty('noindex');
  });
  it('keeps a search out of search engines', () => expect(headOfPosts({ posts: page([aSummary()]), topics }, context('/guides?q=rent'))).toMatchObject({ canonical: '/guides', noindex: true }));
  it('answers 404 for a topic that nobody knows, but not while the topics are not known', () => {
    const asked = context('/guides/category/pizza', { category: 'pizza' });
    expect(headOfPosts({ posts: page([]), topics }, asked).status).toBe(404);
    expect(headOfPosts({ posts: page([]), topics: undefined }, asked).status).toBeUndefined();
  });
  it('answers 301 for a guide that moved, and says when one was changed', () => {
    expect(headOfPost({ post: aPost({ slug: 'deposits' }), related: [] }, context('/guides/old-deposits'))).toMatchObject({ status: 301, location: '/guides/deposits' });
    expect(JSON.stringify(headOfPost({ post: aPost({ updatedAt: '2026-11-05T00:00:00.000Z' }), related: [] }, context('/guides/deposits')).jsonLd)).toContain('"dateModified":"2026-11-05T00:00:00.000Z"');
  });
});

describe('the list of guides', () => {
  const open = (at: string, posts: object, path = '/guides') => render(<><PostsScreen /><Where /></>, inSite({ at, path, send: answers({ '/posts': posts, '/post-categories': { categories: topics } }) }));

  it('is searched by a form that works without scripts, and goes to the address of the search', async () => {
    open('/guides', page([aSummary()]));
    const form = await screen.findByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action'), form.querySelector('input')?.name]).toEqual(['get', '/guides', 'q']);
    await userEvent.type(screen.getByRole('searchbox'), 'heat & rent');
    // React reads a form that starts a transition; here FormData is Node's, which knows no forms.
    jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
    fireEvent.submit(form);
    expect(document.querySelector('output')?.textContent).toBe('/guides?q=heat+%26+rent');
  });
  it('says how many guides hold the words, and puts none in front', async () => {
    open('/guides?q=rent', page([aSummary(), aSummary({ slug: 'two' })]));
    await screen.findByText('2 guides found');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rent');
    expect(screen.getAllByRole('article').every((card) => card.closest('ul') !== null)).toBe(true);
  });
  it('says so when there is nothing', async () => {
    open('/guides', page([]));
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });
  it('does not know a topic that is not there', async () => {
    open('/guides/category/pizza', page([]), '/guides/category/:category');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this page' })).toBeTruthy();
  });
});

describe('a guide', () => {
  const open = (post: Post, more: object = {}, language: 'en-CA' | 'fr-CA' = 'en-CA') =>
    render(<PostScreen />, inSite({ at: '/guides/deposits', path: '/guides/:slug', language, send: answers({ '/posts/': { post, related: [1, 2, 3].map((n) => aSummary({ slug: `r${n}`, title: `R${n}` })) }, ...more }) }));

  it('has its author, dates and reading time, and three others to read next', async () => {
    open(aPost({ updatedAt: '2026-11-05T12:00:00.000Z' }));
    expect((await screen.findByText(/Porchlight · November 1, 2026/)).textContent).toContain('updated November 5, 2026 · 2 min read');
    expect(['R1', 'R2', 'R3'].every((name) => screen.getByRole('link', { name }))).toBe(true);
  });
  it('lists its parts from three on', async () => {
    const parts = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, title: `Part ${at}` }));
    const { unmount } = open(aPost({ contents: parts(2) }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'In this guide' })).toBeNull();
    unmount();
    open(aPost({ contents: parts(3) }));
    expect((await screen.findByRole('navigation', { name: 'In this guide' })).querySelector('a')?.getAttribute('href')).toBe('#p0');
  });
  it('in English on a French page says so, and marks its words alone', async () => {
    open(aPost({ title: 'Deposits' }), {}, 'fr-CA');
    expect((await screen.findByText('Écrit en anglais')).closest('[lang="en-CA"]')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en-CA');
  });
  it('of a place leads to its homes; a place that is not known is left out', async () => {
    const place = { province: 'alberta', place: 'calgary' };
    const { unmount } = open(aPost({ place }), { '/locations/alberta/calgary': { area: { name: 'Calgary', url: '/homes/alberta/calgary' } } });
    expect((await screen.findByRole('link', { name: 'See all homes in Calgary' })).getAttribute('href')).toBe('/homes/alberta/calgary');
    unmount();
    open(aPost({ place }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /See all homes/ })).toBeNull();
  });
  it('is shared by its address without the part that is being read', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    window.location.hash = '#a';
    open(aPost());
    (await screen.findByRole('button', { name: 'Share this guide' })).click();
    expect(writeText).toHaveBeenCalledWith('http://localhost/');
  });
});
