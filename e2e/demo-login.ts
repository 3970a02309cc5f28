import { expect, type APIRequestContext } from '@playwright/test';

export const demoPassword = 'porchlight-demo';
const jsonHeaders = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };

/** Logs a demo user in by the API (without browser headers). Returns the request headers. */
export async function authHeaders(request: APIRequestContext, actor: string): Promise<Record<string, string>> {
  if (actor === 'guest') return jsonHeaders;
  const response = await request.post('/api/login', {
    data: { email: `${actor}@example.com`, password: demoPassword },
    headers: jsonHeaders,
  });
  expect(response.status(), `login of ${actor}: ${await response.text()}`).toBe(200);
  const { tokenInfo } = (await response.json()) as { tokenInfo: { access_token: string } };
  return { ...jsonHeaders, Authorization: `Bearer ${tokenInfo.access_token}` };
}
