import { test, type Page } from '@playwright/test';
import { actors } from './access.expected.ts';
import { signIn } from './people.ts';
import { expectedRoutes } from './routes.ts';
import { permissionsOf, seeRoute } from './see-route.ts';

/** Goes to an address as a link of the page would, without loading it anew. */
const follow = (page: Page) => (address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

test.describe('the guard of every page', () => {
  for (const actor of actors)
    test(`keeps its word with a ${actor}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto('/');
      if (actor !== 'guest') await signIn(page, actor);
      const walker = { page, actor, held: await permissionsOf(page, actor), go: follow(page) };
      for (const route of expectedRoutes) await seeRoute(walker, route);
    });
});
