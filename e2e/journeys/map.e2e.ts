import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { consoleErrors } from '../accounts.ts';
import { paintedPixels } from '../pixels.ts';
import { setGoogleMapsKey, serveGoogleMaps } from '../stubs/google-maps.ts';

// The map loads after the list, in its own chunks.
const arrived = { timeout: 20_000 };
const downtown = '/homes/ontario/toronto?bounds=43.70,-79.33,43.62,-79.45';
const mapOf = (page: Page) => page.getByRole('application', { name: /^Map of homes/ });
const pins = (page: Page) => mapOf(page).getByRole('button', { name: /^Home, / });
const clusters = (page: Page) => mapOf(page).getByRole('button', { name: /Zoom in$/ });
const listCount = async (page: Page) =>
  Number(
    /([\d,]+) homes?/
      .exec(
        await page
          .getByRole('status')
          .filter({ hasText: /homes?/ })
          .first()
          .innerText(),
      )?.[1]
      ?.replace(',', ''),
  );
const shownCount = async (page: Page) =>
  Number(/, (\d+) shown/.exec((await mapOf(page).getAttribute('aria-label')) ?? '')?.[1]);

/**
 * Returns a marker with a unique name inside the map that nothing covers. All markers are read at one moment, because
 * the map redraws them when its listings arrive.
 */
async function uncoveredMarker(page: Page, markers: Locator): Promise<Locator> {
  await expect(markers.first()).toBeVisible(arrived);
  const map = (await mapOf(page).boundingBox())!;
  const inside = {
    left: map.x + 60,
    right: map.x + map.width - 110,
    top: map.y + 90,
    bottom: map.y + map.height - 130,
  };
  const uncoveredName = () =>
    markers.evaluateAll(
      (all, { left, right, top, bottom }) =>
        all
          .find((marker) => {
            const box = marker.getBoundingClientRect();
            const isOnly =
              all.filter((other) => other.getAttribute('aria-label') === marker.getAttribute('aria-label')).length ===
              1;
            return (
              isOnly &&
              box.left >= left &&
              box.right <= right &&
              box.top >= top &&
              box.bottom <= bottom &&
              marker.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
            );
          })
          ?.getAttribute('aria-label') ?? '',
      inside,
    );
  // Markers of the previous view may remain until those of the current one arrive.
  let name = '';
  await expect
    .poll(
      async () => {
        name = await uncoveredName();
        return name;
      },
      { message: 'a marker that is not covered or at the edge' },
    )
    .not.toBe('');
  return mapOf(page).getByRole('button', { name, exact: true }).first();
}

/** Draws a circle around the centre of the map. */
async function drawAround(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const box = (await page.getByRole('application', { name: /^Draw around/ }).boundingBox())!;
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) / 4];
  await page.mouse.move(x + radius, y);
  await page.mouse.down();
  for (let turn = 1; turn <= 40; turn += 1)
    await page.mouse.move(
      x + radius * Math.cos((turn / 41) * 2 * Math.PI),
      y + radius * Math.sin((turn / 41) * 2 * Math.PI),
    );
  await page.mouse.up();
}

for (const provider of ['Leaflet', 'Google'] as const) {
  test(`on the map by ${provider}: a cluster opens, a pin highlights its card, a drawn area has the count of the list`, async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    if (provider === 'Google') {
      await setGoogleMapsKey(page);
      await serveGoogleMaps(page);
    }
    await page.goto(downtown);
    await expect(page.locator(provider === 'Google' ? '.google-stand-in' : '.leaflet-container')).toBeAttached(arrived);
    await test.step('cluster → zoom', async () => {
      await (await uncoveredMarker(page, clusters(page))).click();
      await expect(page).toHaveURL(/bounds=/);
      await expect(page).not.toHaveURL(/bounds=43\.70?,/);
      await expect(pins(page).first()).toBeVisible();
    });
    await test.step('pin → its card is highlighted, and the reverse', async () => {
      const pin = await uncoveredMarker(page, pins(page));
      const rent = await pin.innerText();
      await pin.click();
      const card = mapOf(page).getByRole('group', { name: '1 home here' });
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/homes\//);
      await expect(card).toContainText(rent);
      await page.keyboard.press('Escape');
    });
    await test.step('lasso → map and list have the same count', async () => {
      await page.goto(downtown);
      await expect(clusters(page).first()).toBeVisible(arrived);
      await drawAround(page);
      await expect(page).toHaveURL(/area=/);
      await expect(page.getByRole('button', { name: 'Remove your area' })).toBeVisible();
      await expect(async () => {
        const count = await listCount(page);
        expect(count).toBeGreaterThan(0);
        expect(await shownCount(page)).toBe(count);
      }).toPass({ timeout: 15_000 });
      await page.getByRole('button', { name: 'Remove your area' }).click();
      await expect(page).not.toHaveURL(/area=/);
    });
    expect(errors).toEqual([]);
  });
}

test('the outline of a drawn area is painted', async ({ page }) => {
  await page.goto(downtown);
  await expect(clusters(page).first()).toBeVisible(arrived);
  await drawAround(page);
  await expect(page.getByRole('button', { name: 'Remove your area' })).toBeVisible();
  const outline = mapOf(page).locator('svg polygon');
  await expect(outline).toBeAttached();
  await expect
    .poll(() => paintedPixels(mapOf(page), outline), { message: 'pixels in the colour of the outline' })
    .toBeGreaterThan(1000);
});

test('the Google map requests places, geometry and English, with the page’s nonce', async ({ page }) => {
  await setGoogleMapsKey(page);
  const requestCount = await serveGoogleMaps(page);
  await page.goto(downtown);
  await expect(page.locator('.google-stand-in')).toBeAttached(arrived);
  expect(requestCount()).toBe(1);
  const requested = await page.evaluate(
    () => (window as unknown as { googleMapsAsked: Record<string, string>[] }).googleMapsAsked[0],
  );
  expect(requested).toMatchObject({ key: 'stand-in-key', language: 'en' });
  expect(requested?.['libraries']?.split(',').sort()).toEqual(['geometry', 'places']);
});

test('a failing Google script is retried; after the last attempt Leaflet shows the same pins', async ({ page }) => {
  await setGoogleMapsKey(page);
  const requestCount = await serveGoogleMaps(page, { failures: 99 });
  await page.goto(downtown);
  await expect(page.locator('.leaflet-container')).toBeAttached(arrived);
  await expect(clusters(page).first()).toBeVisible(arrived);
  expect(requestCount()).toBe(4); // one attempt and three retries after 1 × 2, 2 × 4 and 3 × 8 ms
});

test('a Google script that loads on the last attempt shows the Google map', async ({ page }) => {
  await setGoogleMapsKey(page);
  await serveGoogleMaps(page, { failures: 3 });
  await page.goto(downtown);
  await expect(page.locator('.google-stand-in')).toBeAttached(arrived);
  await expect(clusters(page).first()).toBeVisible(arrived);
});

test('the map by keyboard only: move, zoom, step, open, leave', async ({ page }) => {
  await page.goto(downtown);
  await expect(clusters(page).first()).toBeVisible(arrived);
  await expectAccessible(page);
  const map = mapOf(page);
  await map.focus();
  const before = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(before);
  for (let zoom = 0; zoom < 3; zoom += 1) await page.keyboard.press('+');
  await expect(pins(page).first()).toBeVisible();
  const spoken = page.getByRole('status').filter({ hasText: /^Home, (US|CA)?\$[\d,]+, / });
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(spoken).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-[0-9a-z]{10}$/);
  await page.goBack();
  await expect(clusters(page).or(pins(page)).first()).toBeVisible();
  await mapOf(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the map is full screen on a phone, with a button to the list @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/homes/ontario/toronto');
  await page
    .getByRole('button', { name: 'Map' })
    .or(page.getByRole('link', { name: 'Map' }))
    .last()
    .click();
  await expect(mapOf(page)).toBeVisible(arrived);
  await expect(clusters(page).first()).toBeVisible(arrived);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
