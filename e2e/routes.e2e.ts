import { test, type Page } from '@playwright/test';
import { actors, type Actor } from './access.expected.ts';
import { logInAs } from './accounts.ts';
import { expectedRoutes, hasScreen, type ExpectedRoute } from './routes.ts';
import { permissionsOf, checkRoute } from './check-route.ts';

/** Navigates on the client, without a page load. */
const navigate = (page: Page) => (address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const staff: readonly Actor[] = ['support', 'admin', 'owner'];
/** Returns whether one guard decides on both routes: for staff by permission, for all others by area. */
const isSameGuard = (actor: Actor) => (one: ExpectedRoute, other: ExpectedRoute) =>
  one.auth && other.auth && one.area === other.area && (!staff.includes(actor) || one.permission === other.permission);
/**
 * Returns the first route behind each guard, and every fifth one that is public or has a screen; `verify -- routes` loads
 * all of them.
 */
function sampleFor(actor: Actor): readonly ExpectedRoute[] {
  const isSame = isSameGuard(actor);
  const isFirst = (route: ExpectedRoute) => expectedRoutes.find((other) => isSame(route, other)) === route;
  return expectedRoutes.filter((route, at) => isFirst(route) || (at % 5 === 0 && (!route.auth || hasScreen(route))));
}

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
      for (const route of sampleFor(actor)) await checkRoute(visitor, route);
    });
});
