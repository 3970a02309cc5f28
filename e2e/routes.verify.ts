import { test } from '@playwright/test';
import { actors } from './access.expected.ts';
import { logInAs } from './accounts.ts';
import { expectedRoutes } from './routes.ts';
import { permissionsOf, checkRoute, type RouteOutcome } from './check-route.ts';

// Loads each route by its address, as each kind of visitor. The tests of `npm test` reach the same routes by
// client-side navigation.
for (const actor of actors)
  test(`every route, loaded by a ${actor}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.goto('/');
    if (actor !== 'guest') await logInAs(page, actor);
    const visitor = {
      page,
      actor,
      permissions: await permissionsOf(page, actor),
      go: (address: string) => page.goto(address),
      // the gateway redirects to the canonical address, which has no slash at its end
      shownPath: (address: string) => address.replace(/(?<=.)\/$/, ''),
    };
    const outcomes: Record<RouteOutcome, number> = { screen: 0, later: 0, refused: 0 };
    for (const route of expectedRoutes) outcomes[await checkRoute(visitor, route)] += 1;
    test.info().annotations.push({
      type: 'routes',
      description: JSON.stringify({ actor, routes: expectedRoutes.length, ...outcomes }),
    });
  });
