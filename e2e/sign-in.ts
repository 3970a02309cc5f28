import { expect, type APIRequestContext } from '@playwright/test';

export const demoPassword = 'porchlight-demo';
const json = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };

/** Signs a demo person in as a program does (no browser headers) and gives the headers of their calls. */
export async function headersOf(request: APIRequestContext, actor: string): Promise<Record<string, string>> {
  if (actor === 'guest') return json;
  const answer = await request.post('/api/login', {
    data: { email: `${actor}@example.com`, password: demoPassword },
    headers: json,
  });
  expect(answer.status(), `sign-in of ${actor}`).toBe(200);
  const { tokenInfo } = (await answer.json()) as { tokenInfo: { access_token: string } };
  return { ...json, Authorization: `Bearer ${tokenInfo.access_token}` };
}
