import { test } from '@playwright/test';
import { actors } from '../access.expected.ts';
import { signIn } from '../people.ts';
import { expectedRoutes } from '../routes.ts';
import { permissionsOf, seeRoute, type Seen } from '../see-route.ts';

// Each address typed or opened from a mail, by each kind of visitor; by links of the page `npm test` goes there.
for (const actor of actors)
  test(`every route, loaded by a ${actor}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.goto('/');
    if (actor !== 'guest') await signIn(page, actor);
    const walker = { page, actor, held: await permissionsOf(page, actor), go: (address: string) => page.goto(address) };
    const seen: Record<Seen, number> = { screen: 0, later: 0, refused: 0 };
    for (const route of expectedRoutes) seen[await seeRoute(walker, route)] += 1;
    test
      .info()
      .annotations.push({
        type: 'routes',
        description: JSON.stringify({ actor, routes: expectedRoutes.length, ...seen }),
      });
  });
