import { expect, test, type Page } from '@playwright/test';
import { actors, type Actor } from './access.expected.ts';
import { signIn } from './people.ts';
import { expectedRoutes, type ExpectedRoute } from './routes.ts';
import { headersOf } from './sign-in.ts';

const dashboards: Readonly<Record<Actor, string>> = { guest: '/', renter: '/admin/renter-profile', landlord: '/portal/dashboard', support: '/support/dashboard', admin: '/admin/dashboard', owner: '/admin/dashboard' };
const consolePages = expectedRoutes.filter(({ auth }) => auth);
const addressOf = (path: string) => path.replace(/\/:filter\?/, '').replace(/:\w+\??/g, '1');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Goes to an address as a link of the page would, without loading it anew. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => { window.history.pushState({}, '', to); window.dispatchEvent(new PopStateEvent('popstate', { state: {} })); }, address);
}
async function permissionsOf(page: Page, actor: Actor): Promise<ReadonlySet<string>> {
  if (actor === 'guest') return new Set();
  const answer = await page.request.get('/api/permissions/get-user-permissions', { headers: await headersOf(page.request, actor) });
  return new Set(Object.keys((await answer.json() as { permissions: object }).permissions));
}
const mayOpen = ({ permission }: ExpectedRoute, actor: Actor, held: ReadonlySet<string>) => actor !== 'guest' && (permission === null || held.has(permission));
const refusal = (actor: Actor) => (actor === 'guest' ? 'You have been logged out.' : 'You do not have permission to view this section.');

/** The message is there; it is closed, so that the next one is seen to be the next one. */
async function expectTold(page: Page, message: string, why: string): Promise<void> {
  const notice = page.getByText(message).first();
  await expect(notice, why).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(notice).toBeHidden();
}

test.describe('the guard of every page behind a sign-in', () => {
  for (const actor of actors) test(`keeps its word with a ${actor}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    if (actor !== 'guest') await signIn(page, actor);
    const held = await permissionsOf(page, actor);
    for (const route of consolePages) {
      const address = addressOf(route.path);
      if (address === '/admin/dashboard') continue;   // sends everybody to their own, below
      await follow(page, address);
      if (mayOpen(route, actor, held)) {
        await expect.poll(() => pathOf(page), { message: `${actor} opens ${address}` }).toBe(address);
        await expect(page.getByRole('heading', { level: 1 }), `${actor} opens ${address}`).toBeVisible();
        await expect(page.getByRole('link', { name: 'List Your Ad' }), 'no public header in a console').toHaveCount(0);
      } else {
        await expect.poll(() => pathOf(page), { message: `${actor} is kept from ${address}` }).toBe(dashboards[actor]);
        await expectTold(page, refusal(actor), `${actor} is told why not ${address}`);
      }
    }
  });

  for (const actor of actors.filter((one) => one !== 'guest')) test(`/admin/dashboard brings a ${actor} to where they work`, async ({ page }) => {
    await page.goto('/');
    await signIn(page, actor);
    await page.goto('/admin/dashboard');
    await expect.poll(() => pathOf(page)).toBe(dashboards[actor]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('pages for anybody ask nobody to sign in', async ({ page }) => {
  for (const { path } of expectedRoutes.filter((route) => !route.auth)) {
    const address = path === '/:lang?/*' ? '/' : addressOf(path.replace('{listings permalink}', 'homes'));
    await page.goto(address);
    await expect(page.getByText('You have been logged out.')).toHaveCount(0);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
  }
});
