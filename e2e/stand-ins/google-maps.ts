import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const script = new URL('./google-maps.js', import.meta.url);
const modules = '**/api/project-modules-formatted*';

/** Serves Google's script by our stand-in; it fails the first `failures` times. Returns how often it was asked for. */
export async function serveGoogleMaps(
  page: Page,
  { failures = 0 }: { readonly failures?: number } = {},
): Promise<() => number> {
  let asked = 0;
  const body = await readFile(script, 'utf8');
  await page.route('https://maps.googleapis.com/maps/api/js**', async (route) => {
    asked += 1;
    if (asked <= failures) await route.abort('connectionfailed');
    else await route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => asked;
}

/** Lets the site's settings hold a key for Google Maps, as an operator would set it. */
export async function giveGoogleKey(page: Page): Promise<void> {
  await page.route(modules, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as {
      projectModules: Record<string, { settings: { key: string; value: string }[] }>;
    };
    const { maps } = told.projectModules;
    if (maps)
      maps.settings = [
        ...maps.settings.filter(({ key }) => key !== 'googleKey'),
        { key: 'googleKey', value: 'stand-in-key' },
      ];
    await route.fulfill({ response: answer, json: told });
  });
}
