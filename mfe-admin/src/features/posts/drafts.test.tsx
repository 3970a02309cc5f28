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
const published = aPost({ state: 'published', publishedAt: '2026-11-15T12:00:00.000Z' });
const draftCall = 'PATCH /admin/posts/p1/draft';
const stored = (body: Readonly<Record<string, unknown>>) =>
  ({
    version: Number(body['version']) + 1,
    state: 'changed',
    updatedAt: '2026-11-21T12:04:00.000Z',
    draft: body['fields'],
  }) as const;
const conflict = [409, { code: 'version-conflict', message: 'Changed elsewhere.' }] as const;

/** Opens the form of a post that is stored with its draft. */
async function open(over: Readonly<Record<string, FakeResponse>> = {}, post: object = published) {
  let now = post;
  const opened = openAsStaff({
    screen: <PostsScreen />,
    at: '/admin/posts/p1/edit',
    path: '/admin/posts/:id/*',
    permissions: ['viewBlogs', 'createBlogs', 'modifyBlogs'],
    responses: {
      'GET /admin/posts/p1': () => [200, now],
      'GET /admin/posts/p1/history': [
        200,
        {
          changes: [
            {
              version: 2,
              action: 'modified',
              at: '2026-11-10T12:00:00.000Z',
              before: { ...aPost(), author: 'Di' },
              after: { ...aPost(), author: 'Cy' },
            },
          ],
        },
      ],
      'GET /admin/post-categories': [200, { records: [category], pagination: {} }],
      'PATCH /admin/posts/p1': (body) => [200, { ...published, ...body, version: Number(body['version']) + 1 }],
      [draftCall]: (body) => {
        now = { ...now, ...stored(body) };
        return [200, stored(body)];
      },
      ...over,
    },
  });
  await pass(500);
  const drafts = () => opened.changes.filter(({ call }) => call === draftCall).map(({ body }) => body);
  return { ...opened, drafts };
}
const author = () => screen.getByLabelText<HTMLInputElement>('Author');
const type = (value: string) => fireEvent.change(author(), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(100);
};

describe('what is typed into the form of a post', () => {
  it('is saved as a draft 3 s after the last change, each based on the version of the one before', async () => {
    const { drafts } = await open();
    type('B');
    await pass(2_500);
    type('Bo');
    await pass(2_900);
    expect(drafts()).toEqual([]);
    expect(screen.getByText('Saving …')).toBeTruthy();
    await pass(200);
    expect(drafts()).toMatchObject([{ version: 4, fields: { author: 'Bo' } }]);
    expect(drafts()[0]?.['fields']).not.toHaveProperty('state');
    expect(screen.getByText(/^Saved .*:04/)).toBeTruthy();
    type('Bob');
    await pass(3_100);
    expect(drafts().map(({ version }) => version)).toEqual([4, 5]);
    await pass(60_000);
    expect(drafts()).toHaveLength(2);
  });
  it('is what the form shows later, with a way back to what readers see', async () => {
    const changed = { ...published, state: 'changed', draft: { author: 'Bo' } };
    const { changes } = await open(
      { 'DELETE /admin/posts/p1/draft': [200, { version: 5, state: 'published', updatedAt: published.updatedAt }] },
      changed,
    );
    expect(author().value).toBe('Bo');
    expect(screen.getByText(/Visitors see the version of/)).toBeTruthy();
    await press('Discard changes');
    const dialog = within(screen.getByRole('dialog', { name: 'Discard your changes?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await pass(100);
    expect(changes).toMatchObject([{ call: 'DELETE /admin/posts/p1/draft', body: { version: 4 } }]);
    expect(author().value).toBe('Ana');
  });
  it('is published from the version of its draft', async () => {
    const { changes } = await open();
    type('Bo');
    await pass(3_100);
    await press('Publish changes');
    expect(changes.at(-1)).toMatchObject({
      call: 'PATCH /admin/posts/p1',
      body: { version: 5, author: 'Bo', state: 'published' },
    });
    await pass(60_000);
    expect(changes).toHaveLength(2);
  });
});

describe('a preview while what is typed is saved', () => {
  const preview = {
    'POST /admin/posts/p1/preview': [201, { token: 'signed', expiresAt: '2026-11-21T12:15:00.000Z' }],
  } as const;
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  beforeEach(() => {
    jest.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has the words that are typed after the save began', async () => {
    const { changes } = await open(preview);
    type('B');
    act(() => void jest.advanceTimersByTime(3_000));
    type('Bo');
    click('Preview');
    await pass(100);
    expect(changes).toMatchObject([
      { call: draftCall, body: { version: 4, fields: { author: 'B' } } },
      { call: draftCall, body: { version: 5, fields: { author: 'Bo' } } },
      { call: 'POST /admin/posts/p1/preview' },
    ]);
  });
  it('lets the next change wait for the version of its save', async () => {
    const { changes } = await open(preview);
    type('Bo');
    click('Preview');
    click('Publish changes');
    await pass(100);
    expect(changes.filter(({ call }) => call.startsWith('PATCH'))).toMatchObject([
      { call: draftCall, body: { version: 4 } },
      { call: 'PATCH /admin/posts/p1', body: { version: 5 } },
    ]);
  });
});

describe('what could not be sent', () => {
  it('stays in the browser, is sent again every 10 s, and is offered at the next visit', async () => {
    let status = 503;
    const { drafts } = await open({
      [draftCall]: (body) =>
        status === 503 ? [503, { code: 'unavailable', message: 'We can’t respond.' }] : [200, stored(body)],
    });
    type('Bo');
    await pass(3_100);
    expect(screen.getByText(/^Not sent yet: We can’t respond\. Your text is saved in this browser/)).toBeTruthy();
    expect(JSON.stringify(localStorage)).toContain('"author\\":\\"Bo\\"');
    await pass(10_100);
    expect(drafts()).toHaveLength(2);
    status = 200;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(100);
    expect(drafts()).toHaveLength(3);
    expect(JSON.stringify(localStorage)).not.toContain('"author\\":\\"Bo\\"');
  });
  it('because the post was changed in another window is compared, and nothing is lost', async () => {
    let isFirst = true;
    const theirs = { ...published, version: 9, state: 'changed', draft: { slug: 'theirs' } };
    const { drafts } = await open({
      'GET /admin/posts/p1': () => [200, isFirst ? published : theirs],
      [draftCall]: (body) => {
        if (!isFirst) return [200, stored(body)];
        isFirst = false;
        return conflict;
      },
    });
    type('Bo');
    await pass(3_500);
    const dialog = within(screen.getByRole('dialog', { name: 'Someone else changed this record' }));
    expect(dialog.getByText('theirs')).toBeTruthy();
    await pass(60_000);
    expect(drafts()).toHaveLength(1);
    fireEvent.click(within(dialog.getByRole('group', { name: 'Address part' })).getByLabelText('Take theirs'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save this version' }));
    await pass(3_500);
    expect(drafts().at(-1)).toMatchObject({ version: 9, fields: { author: 'Bo', slug: 'theirs' } });
  });
});

describe('an earlier version', () => {
  it('is compared with what is typed, and restored into the draft', async () => {
    const { drafts } = await open();
    await press('Compare and restore');
    const dialog = within(screen.getByRole('dialog', { name: /^Version of/ }));
    expect(dialog.getByText('Cy')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await pass(3_500);
    expect(drafts()).toMatchObject([{ version: 4, fields: { author: 'Cy' } }]);
  });
  it('is restored too if it is older than the first recorded change, as the text of a new site is', async () => {
    const { drafts } = await open();
    await press('Compare with the version before');
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await pass(3_500);
    expect(drafts()).toMatchObject([{ fields: { author: 'Di' } }]);
  });
});
