import { expect, type APIRequestContext } from '@playwright/test';
import { authHeaders } from '../demo-login.ts';

/** Moves a post to the trash, so that other journeys find the seeded ones only. */
export async function removePost(request: APIRequestContext, id: string): Promise<void> {
  const headers = await authHeaders(request, 'owner');
  const path = `/api/admin/posts/${id}`;
  const { version } = (await (await request.get(path, { headers })).json()) as { readonly version: number };
  expect((await request.delete(path, { headers, data: { version } })).status()).toBe(200);
}
