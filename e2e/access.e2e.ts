import { expect, test } from '@playwright/test';
import { publicRoutes } from '@porchlight/contracts/all';
import { actors, expectedCalls } from './access.expected.ts';
import { headersOf } from './sign-in.ts';

// A slash at the end is another spelling of the same call (`user/` of the specification).
const shapeOf = (path: string) => (path.split('?')[0] ?? '').replace(/\/$/, '');
const matches = (declared: string, path: string) => new RegExp(`^${declared.replace(/:\w+/g, '[^/]+')}$`).test(shapeOf(path));

/** Whoever makes such a call signs in anew for the next. */
const endsSession = (path: string) => path === '/logout' || path === '/user/sign-out-everywhere';

test.describe('who may make which call', () => {
  test('the table knows every call of the product, and no other', () => {
    const declared = Object.values(publicRoutes).map(({ method, path }) => `${method} ${path}`);
    const unexpected = declared.filter((one) => { const [method, path] = one.split(' ') as [string, string]; return !expectedCalls.some((call) => call.method === method && matches(path, call.path)); });
    const undeclared = expectedCalls.filter((call) => !Object.values(publicRoutes).some(({ method, path }) => method === call.method && matches(path, call.path)));
    expect(unexpected).toEqual([]);
    expect(undeclared.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  for (const actor of actors) test(`a ${actor} gets what the table says`, async ({ request }) => {
    let headers = await headersOf(request, actor);
    for (const { method, path, allowed, body } of expectedCalls) {
      const answer = await request.fetch(`/api${path}`, { method, headers, ...(body ? { data: body } : {}) });
      const refused = answer.status() === 403 || (answer.status() === 401 && !path.startsWith('/login'));
      expect(refused, `${actor}: ${method} ${path} answered ${answer.status()}`).toBe(!allowed.includes(actor));
      if (!allowed.includes(actor)) expect(answer.status(), `${method} ${path}`).toBe(actor === 'guest' ? 401 : 403);
      expect(answer.status(), `${method} ${path}`).toBeLessThan(500);
      if (endsSession(path)) headers = await headersOf(request, actor);
    }
  });

  test('a forged identity opens nothing', async ({ request }) => {
    const forged = Buffer.from(JSON.stringify({ sub: 'owner', roles: ['site-owner'], perms: ['viewSiteSettings'] })).toString('base64url');
    const answer = await request.get('/api/project-modules', { headers: { 'x-porchlight-identity': `e30.${forged}.e30`, 'X-User-Id': 'owner', 'X-Requested-With': 'XMLHttpRequest' } });
    expect(answer.status()).toBe(401);
  });

  for (const spelling of ['/api//project-modules', '/api/./project-modules', '/api/%70roject-modules', '/api/project-modules/', '/API/project-modules', '/api/project-modules%2f', '/api/listings/../project-modules'])
    test(`no spelling opens a closed call: ${spelling}`, async ({ request, baseURL }) => {
      const answer = await request.fetch(`${baseURL}${spelling}`, { maxRedirects: 0 });
      expect([301, 401, 404, 405]).toContain(answer.status());
    });
});
