import { expect, type APIRequestContext } from '@playwright/test';

export const demoPassword = 'porchlight-demo';
type Headers = Readonly<Record<string, string>>;
const jsonHeaders: Headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
const maxNewerLogins = 4;
// One login for each user and worker: an address may log in 100 times an hour.
const logins = new Map<string, Promise<Headers>>();

/**
 * Returns the request headers of a demo user, logged in by the API (without browser headers). The password was confirmed
 * in the last four minutes, as sensitive changes need it.
 */
export async function authHeaders(request: APIRequestContext, actor: string): Promise<Headers> {
  if (actor === 'guest') return jsonHeaders;
  const earlier = await logins.get(actor);
  if (earlier && (await isFarFromEnd(request, earlier))) {
    await confirmPassword(request, earlier, actor);
    return earlier;
  }
  const login = logIn(request, actor);
  logins.set(actor, login);
  return login;
}

const confirmedAt = new Map<string, number>();
async function confirmPassword(request: APIRequestContext, headers: Headers, actor: string): Promise<void> {
  if (Date.now() - (confirmedAt.get(actor) ?? 0) < 240_000) return;
  const data = { current_password: demoPassword };
  expect((await request.post('/api/user/reauthenticate', { headers, data })).status()).toBe(200);
  confirmedAt.set(actor, Date.now());
}

/**
 * Returns whether the session of `headers` exists and outlives the next journey: a user's eleventh login ends the
 * oldest session, and the journeys of two workers log in as the same users.
 */
async function isFarFromEnd(request: APIRequestContext, headers: Headers): Promise<boolean> {
  const response = await request.get('/api/user/sessions', { headers });
  if (!response.ok()) return false;
  const { sessions } = (await response.json()) as { sessions: { current: boolean; createdAt: string }[] };
  const own = sessions.find(({ current }) => current);
  const newer = sessions.filter(({ createdAt }) => own && createdAt > own.createdAt);
  return newer.length < maxNewerLogins;
}

async function logIn(request: APIRequestContext, actor: string): Promise<Headers> {
  const response = await request.post('/api/login', {
    data: { email: `${actor}@example.com`, password: demoPassword },
    headers: jsonHeaders,
  });
  expect(response.status(), `login of ${actor}: ${await response.text()}`).toBe(200);
  confirmedAt.set(actor, Date.now());
  const { tokenInfo } = (await response.json()) as { tokenInfo: { access_token: string } };
  return { ...jsonHeaders, Authorization: `Bearer ${tokenInfo.access_token}` };
}
