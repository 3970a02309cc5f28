import { expect, type APIRequestContext } from '@playwright/test';
import { authHeaders } from '../demo-login.ts';

/** Creates a post about winter tires as the site owner. Returns its id. */
export async function createPost(
  request: APIRequestContext,
  { slug, state }: { readonly slug: string; readonly state: 'draft' | 'published' },
): Promise<string> {
  const headers = await authHeaders(request, 'owner');
  const list = await (await request.get('/api/admin/post-categories', { headers })).json();
  const text = (en: string) => ({ 'en-CA': en });
  const data = {
    headline: text('Winter tires'),
    slug,
    summary: text('When to change them'),
    body: text('<p>Before the first frost.</p>'),
    category: list.records[0].id,
    author: 'Porchlight',
    cover: 'p2-house',
    state,
  };
  const response = await request.post('/api/admin/posts', { headers, data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { readonly id: string }).id;
}

/** Moves a post to the trash, so that other journeys find the seeded ones only. */
export async function removePost(request: APIRequestContext, id: string): Promise<void> {
  const headers = await authHeaders(request, 'owner');
  const path = `/api/admin/posts/${id}`;
  const { version } = (await (await request.get(path, { headers })).json()) as { readonly version: number };
  expect((await request.delete(path, { headers, data: { version } })).status()).toBe(200);
}
