import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { PostsScreen } from '../posts-screen.tsx';
import { aPost, category } from '../testing/a-post.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

const readers = {
  ...aPost(),
  title: 'Spot a scam',
  summary: 'Signs',
  lang: 'en-CA',
  categoryName: 'Safety',
  publishedAt: '2026-11-15T12:00:00.000Z',
  body: '<h2 id="a">Signs to know</h2>',
  contents: [],
};
const openPreview = (preview: FakeResponse) =>
  openAsStaff({
    screen: <PostsScreen />,
    at: '/admin/posts/preview/signed.token',
    path: '/admin/posts/preview/:token',
    permissions: ['viewBlogs'],
    responses: { 'GET /admin/post-previews/signed.token': preview },
  });

describe('the preview of a post', () => {
  it('shows it as readers will see it, in either language', async () => {
    const asked: (string | null)[] = [];
    openPreview((_, query) => {
      asked.push(query.get('lang'));
      return [200, { id: 'p1', post: readers, expiresAt: '2026-11-21T12:15:00.000Z' }];
    });
    expect(await screen.findByRole('heading', { name: 'Signs to know' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spot a scam');
    expect(screen.getByRole('link', { name: 'Back to the post' }).getAttribute('href')).toBe('/admin/posts/p1');
    fireEvent.click(screen.getByLabelText('French'));
    await waitFor(() => expect(asked).toEqual(['en-CA', 'fr-CA']));
  });
  it('says that its link has ended', async () => {
    openPreview([404, { code: 'preview-not-found', message: 'This preview link is no longer valid.' }]);
    expect(await screen.findByText('This preview link is no longer valid.')).toBeTruthy();
  });
  it('is opened from the form once what is typed is saved', async () => {
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { changes } = openAsStaff({
      screen: <PostsScreen />,
      at: '/admin/posts/p1/edit',
      path: '/admin/posts/:id/*',
      permissions: ['viewBlogs', 'modifyBlogs'],
      responses: {
        'GET /admin/posts/p1': [200, aPost()],
        'GET /admin/posts/p1/history': [200, { changes: [] }],
        'GET /admin/post-categories': [200, { records: [category], pagination: {} }],
        'PATCH /admin/posts/p1/draft': (body) => [
          200,
          { version: 5, state: 'draft', updatedAt: '2026-11-21T12:04:00.000Z', draft: body['fields'] },
        ],
        'POST /admin/posts/p1/preview': [201, { token: 'signed.token', expiresAt: '2026-11-21T12:15:00.000Z' }],
      },
    });
    fireEvent.change(await screen.findByLabelText('Author'), { target: { value: 'Bo' } });
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([['/admin/posts/preview/signed.token']]));
    expect(changes.map(({ call }) => call)).toEqual(['PATCH /admin/posts/p1/draft', 'POST /admin/posts/p1/preview']);
  });
});
