import { test, type Page } from '@playwright/test';
import { actors } from './access.expected.ts';
import { logInAs } from './accounts.ts';
import { expectedRoutes, hasScreen, type ExpectedRoute } from './routes.ts';
import { permissionsOf, checkRoute } from './check-route.ts';

/** Navigates on the client, without a page load. */
const navigate = (page: Page) => (address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const isSameGuard = (one: ExpectedRoute, other: ExpectedRoute) =>
  one.auth && other.auth && one.area === other.area && one.permission === other.permission;
/** Public routes, routes with a screen and the first route behind each guard; `verify -- routes` loads all of them. */
const sample = expectedRoutes.filter(
  (route) => !route.auth || hasScreen(route) || expectedRoutes.find((other) => isSameGuard(route, other)) === route,
);

test.describe('route guards', () => {
  for (const actor of actors)
    test(`match the specification for a ${actor}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto('/');
      if (actor !== 'guest') await logInAs(page, actor);
      const visitor = {
        page,
        actor,
        permissions: await permissionsOf(page, actor),
        go: navigate(page),
        shownPath: (address: string) => address,
      };
      for (const route of sample) await checkRoute(visitor, route);
    });
});
