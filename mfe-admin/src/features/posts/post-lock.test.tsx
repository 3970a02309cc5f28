import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { PostsScreen } from './posts-screen.tsx';
import { aPost, category } from './testing/a-post.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const mine = 'staff00001';
const others = 'b0b00000-0000-4000-8000-000000000000';
const lockOf = (holder: string) => [200, { holder, since: '2026-11-21T12:04:00.000Z' }] as const;

/** Opens the form of a post whose lock is `holder`'s; `calls` are the calls of its lock. */
async function open(holder: string, over: Readonly<Record<string, FakeResponse>> = {}) {
  const site = { holder, post: aPost() };
  const calls: unknown[] = [];
  const lock =
    (method: string): FakeResponse =>
    (body) => {
      calls.push(method, ...Object.values(body));
      if (method === 'POST') site.holder = mine;
      return lockOf(site.holder);
    };
  openAsStaff({
    screen: <PostsScreen />,
    at: '/admin/posts/p1/edit',
    path: '/admin/posts/:id/*',
    permissions: ['viewBlogs', 'createBlogs', 'modifyBlogs', 'viewUsers'],
    responses: {
      'GET /admin/posts/p1': () => [200, site.post],
      'GET /admin/posts/p1/history': [200, { changes: [] }],
      'GET /admin/post-categories': [200, { records: [category], pagination: {} }],
      'GET /staff-names': [200, { names: [{ id: others, name: 'Bo Chen' }] }],
      'PATCH /admin/posts/p1/edit-lock': lock('PATCH'),
      'POST /admin/posts/p1/edit-lock': lock('POST'),
      'DELETE /admin/posts/p1/edit-lock': lock('DELETE'),
      ...over,
    },
  });
  await pass(500);
  return { site, calls };
}
const author = () => screen.queryByLabelText<HTMLInputElement>('Author');
const type = async (value: string) => {
  fireEvent.change(screen.getByLabelText('Author'), { target: { value } });
  await pass(10);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(100);
};
const confirm = async (name: string) => {
  await press(name);
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Take over from Bo Chen?' })).getByRole('button', { name }),
  );
  await pass(500);
};

describe('the form of a post that another editor has', () => {
  it('is closed for changes, and says who edits the post since when', async () => {
    await open(others);
    expect(screen.getByText('Bo Chen is editing this')).toBeTruthy();
    expect(screen.getByText(/since .*:04/)).toBeTruthy();
    expect(author()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.getByText('Ana')).toBeTruthy();
  });
  it('opens with what they saved once they leave', async () => {
    const { site } = await open(others);
    site.holder = mine;
    site.post = aPost({ version: 7, author: 'Bo' });
    await pass(20_500);
    expect(author()?.value).toBe('Bo');
    expect(screen.queryByText('Bo Chen is editing this')).toBeNull();
  });
  it('stays closed until what they saved is loaded', async () => {
    let response: FakeResponse = [200, aPost()];
    const { site } = await open(others, { 'GET /admin/posts/p1': () => response as never });
    site.holder = mine;
    response = [503, { code: 'unavailable', message: 'Busy.' }];
    await pass(20_500);
    expect(author()).toBeNull();
    response = [200, aPost({ version: 7, author: 'Bo' })];
    await pass(60_000);
    expect(author()?.value).toBe('Bo');
  });
  it('opens when they are taken over, after a confirmation that names them', async () => {
    const { site, calls } = await open(others);
    site.post = aPost({ version: 7, author: 'Bo' });
    await confirm('Take over');
    expect(calls).toEqual(['PATCH', 'POST', others]);
    expect(author()?.value).toBe('Bo');
  });
});

describe('the form of a post that is taken over', () => {
  it('closes at the next renewal, and gives back what was typed to compare', async () => {
    const { site } = await open(mine);
    site.holder = others;
    await pass(19_000);
    await type('Typed');
    await pass(1_500);
    await pass(500);
    expect(screen.getByText('Bo Chen took over')).toBeTruthy();
    expect(author()).toBeNull();
    site.post = aPost({ version: 7, author: 'Bo' });
    await confirm('Take back');
    expect(author()?.value).toBe('Bo');
    await press('Use this text');
    await pass(500);
    const dialog = within(screen.getByRole('dialog', { name: 'Someone else changed this record' }));
    expect(dialog.getByText('Typed')).toBeTruthy();
    expect(dialog.getByText('Bo')).toBeTruthy();
  });
  it('keeps what was typed after a save began that ends after the takeover', async () => {
    let save: () => void = () => undefined;
    const { site } = await open(mine, {
      'PATCH /admin/posts/p1/draft': () =>
        new Promise((resolve) => {
          save = () => resolve([200, { version: 5, state: 'draft', updatedAt: '2026-11-21T12:05:00.000Z' }]);
        }),
    });
    await type('First');
    await pass(3_500);
    await type('First and second');
    site.holder = others;
    await pass(17_000);
    await pass(500);
    expect(screen.getByText('Bo Chen took over')).toBeTruthy();
    save();
    await pass(500);
    site.post = aPost({ version: 5, draft: { author: 'First' } });
    await confirm('Take back');
    expect(author()?.value).toBe('First');
    await press('Use this text');
    expect(author()?.value).toBe('First and second');
  });
});

describe('the form of a post', () => {
  it('stays open while its lock cannot be reached', async () => {
    await open(mine, { 'PATCH /admin/posts/p1/edit-lock': [503, { code: 'unavailable', message: 'Busy.' }] });
    expect(author()?.value).toBe('Ana');
  });
  it('renews its lock every 20 s while the page is visible, and releases it when it is left', async () => {
    const { calls } = await open(mine);
    await pass(20_000);
    expect(calls).toEqual(['PATCH', 'PATCH']);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(60_000);
    expect(calls).toEqual(['PATCH', 'PATCH']);
    visibility.mockRestore();
    window.dispatchEvent(new Event('pagehide'));
    await pass(100);
    expect(calls).toEqual(['PATCH', 'PATCH', 'DELETE']);
  });
});
