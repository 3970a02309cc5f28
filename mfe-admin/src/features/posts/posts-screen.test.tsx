import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PermissionName } from '@porchlight/contracts';
import { fakeUploads } from '@porchlight/listing-ui/testing';
import { aPictureFile } from '../../testing/a-picture-file.ts';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { PostsScreen } from './posts-screen.tsx';
import { aPost, category } from './testing/a-post.ts';

const post = aPost();
const published = aPost({ state: 'published', publishedAt: '2026-11-15T12:00:00.000Z' });
const all: readonly PermissionName[] = ['viewBlogs', 'createBlogs', 'modifyBlogs'];

const open = (
  at: string,
  {
    stored = post,
    permissions = all,
    over = {},
  }: {
    readonly stored?: object;
    readonly permissions?: readonly PermissionName[];
    readonly over?: Readonly<Record<string, FakeResponse>>;
  } = {},
) =>
  openAsStaff({
    screen: <PostsScreen />,
    at,
    path: at.includes('p1') ? '/admin/posts/:id/*' : '*',
    permissions,
    responses: {
      'GET /admin/posts': [
        200,
        { records: [stored], pagination: { currentPage: 1, showing: { start: 1, end: 1 }, total: 1 } },
      ],
      'GET /admin/posts/p1': [200, stored],
      'GET /admin/posts/p1/history': [200, { changes: [] }],
      'GET /admin/post-categories': [200, { records: [category], pagination: {} }],
      'PATCH /admin/posts/p1': (body) => [200, { ...stored, ...body, version: 5 }],
      ...over,
    },
  });
const edit = '/admin/posts/p1/edit';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('the list of posts', () => {
  it('has a tab for each state, and shows title, category and languages', async () => {
    open('/admin/posts?state=draft');
    const table = within(await screen.findByRole('table', { name: 'Posts' }));
    expect(table.getByRole('link', { name: 'Spot a scam' }).getAttribute('href')).toBe('/admin/posts/p1');
    expect(table.getByText('Safety')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Posts by status' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Published',
      'Changed',
      'Scheduled',
      'Drafts',
      'Trash',
    ]);
    expect(screen.getByRole('link', { name: 'Drafts' }).getAttribute('aria-current')).toBe('page');
  });
  it('offers readers of the console neither a new post nor the trash', async () => {
    open('/admin/posts', { permissions: ['viewBlogs'] });
    await screen.findByRole('table', { name: 'Posts' });
    expect(screen.queryByRole('link', { name: 'New post' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
  });
});

describe('the form of a post', () => {
  it('publishes a draft, with the text as it is typed', async () => {
    const { changes } = open(edit);
    fireEvent.change(await screen.findByLabelText('Author'), { target: { value: 'Bo' } });
    await press('Publish now');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ version: 4, state: 'published', author: 'Bo' });
  });
  it('schedules a draft for a time of the clock of the editor', async () => {
    const { changes } = open(edit);
    fireEvent.change(await screen.findByLabelText(/^Publication time/), { target: { value: '2026-12-01T09:00' } });
    await press('Schedule');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({
      state: 'scheduled',
      publishedAt: new Date('2026-12-01T09:00').toISOString(),
    });
  });
  it('does not publish with the next text what could not be published', async () => {
    const message = 'Choose a category.';
    const refused = [422, { code: 'category-not-found', message, errors: { category: [message] } }] as const;
    const saved = (body: object) => [200, { ...post, ...body, version: 5 }] as const;
    let isRefused = true;
    const { changes } = open(edit, {
      over: {
        'PATCH /admin/posts/p1': (body) => {
          const response = isRefused ? refused : saved(body);
          isRefused = false;
          return response;
        },
      },
    });
    await press('Publish now');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await press('Save this version');
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes.map(({ body }) => body['state'])).toEqual(['published', 'draft']);
  });
  it('takes a public post off the site, and links to its page', async () => {
    const { changes } = open(edit, { stored: published });
    expect((await screen.findByRole('link', { name: 'View on the site' })).getAttribute('href')).toBe(
      '/guides/spot-a-scam',
    );
    await press('Unpublish');
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ state: 'draft' }));
  });
  it('shows the chosen cover, and retains one of another number', async () => {
    const { changes } = open(edit);
    const cover = await screen.findByLabelText<HTMLSelectElement>('Cover');
    expect(cover.value).toBe('p25-house');
    fireEvent.change(cover, { target: { value: 'p2-kitchen' } });
    expect(document.querySelector('img[src="/photos/p2-kitchen-480.webp"]')).toBeTruthy();
    await press('Save this version');
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ cover: 'p2-kitchen', state: 'draft' }));
  });
  it('has a cover that was uploaded', async () => {
    const [picture, uploads] = ['content/11111111-1111-4111-8111-111111111111', fakeUploads()];
    const { changes } = open(edit);
    const input = await screen.findByLabelText('Upload a picture', { selector: 'input' });
    fireEvent.change(input, { target: { files: [aPictureFile()] } });
    uploads[0]?.respond(201, { picture: { url: `/photos/${picture}-960.webp`, width: 960, height: 640 } });
    await waitFor(() => expect(document.querySelector(`img[src="/photos/${picture}-480.webp"]`)).toBeTruthy());
    expect(screen.getByLabelText<HTMLSelectElement>('Cover').value).toBe(picture);
    await press('Save this version');
    await waitFor(() => expect(changes.at(-1)?.body).toMatchObject({ cover: picture }));
  });
  it('is text for those who may not modify it', async () => {
    open(edit, { permissions: ['viewBlogs'] });
    expect((await screen.findAllByText('spot-a-scam')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  });
});
