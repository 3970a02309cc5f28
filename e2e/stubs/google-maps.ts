import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const script = new URL('./google-maps.js', import.meta.url);
const modules = '**/api/project-modules-formatted*';

/**
 * Serves the Google Maps script from a stub; the first `failures` requests fail. Returns a function that returns the
 * number of requests.
 */
export async function serveGoogleMaps(
  page: Page,
  { failures = 0 }: { readonly failures?: number } = {},
): Promise<() => number> {
  let requestCount = 0;
  const body = await readFile(script, 'utf8');
  await page.route('https://maps.googleapis.com/maps/api/js**', async (route) => {
    requestCount += 1;
    if (requestCount <= failures) await route.abort('connectionfailed');
    else await route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => requestCount;
}

/** Adds a Google Maps key to the site's settings, as an operator would. */
export async function setGoogleMapsKey(page: Page): Promise<void> {
  await page.route(modules, async (route) => {
    const original = await route.fetch();
    const modulesJson = (await original.json()) as {
      projectModules: Record<string, { settings: { key: string; value: string }[] }>;
    };
    const { maps } = modulesJson.projectModules;
    if (maps)
      maps.settings = [
        ...maps.settings.filter(({ key }) => key !== 'googleKey'),
        { key: 'googleKey', value: 'stand-in-key' },
      ];
    await route.fulfill({ response: original, json: modulesJson });
  });
}
