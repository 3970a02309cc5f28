import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(240_000);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const opener = (page: Page) => page.getByRole('button', { name: 'Find a page, user, listing or order' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find a page, user, listing or order' });
const search = (page: Page) => palette(page).getByRole('combobox');
const orders = (page: Page) => palette(page).getByRole('group', { name: 'Orders' });
/** Opens a page and waits until its palette can be opened. */
async function openConsole(page: Page, actor: string, path: string): Promise<void> {
  await page.goto('/');
  await logInAs(page, actor);
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

test('staff find an order by its number with Ctrl K', async ({ page }) => {
  const errors = consoleErrors(page);
  await openConsole(page, 'owner', '/admin/ecommerce?tab=orders');
  const title = (await page.getByRole('table').getByRole('link').first().textContent()) ?? '';
  const number = title.replace(/\D/g, '');
  await page.goto('/admin/posts');
  await expect(opener(page)).toBeVisible();

  await test.step('Ctrl K opens the palette, which is accessible with results', async () => {
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(number);
    await expect(orders(page).getByRole('option').first()).toContainText(`Order ${number}`);
    await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(palette(page).getByRole('option').first()).toContainText(`Order ${number}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('Enter opens the order', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await expect(palette(page)).toBeHidden();
  });
  await test.step('Escape closes it, and the button has the focus', async () => {
    await opener(page).click();
    await search(page).fill('zzzz nothing');
    await expect(palette(page).getByRole('status')).toHaveText('Nothing matches');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(page.url()).not.toContain('zzzz');
  });
  await test.step('a page is found by a French word, and a user by email', async () => {
    await page.keyboard.press('Control+k');
    await search(page).fill('articles');
    await expect(palette(page).getByRole('option', { name: 'Posts' })).toBeVisible();
    await search(page).fill('support@example.com');
    await palette(page).getByRole('group', { name: 'Users' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/admin\/users\//);
    await expect(heading(page)).toContainText('support@example.com');
  });
  expect(errors).toEqual([]);
});

test('staff open a listing that they found by the beginning of its title', async ({ page }) => {
  await openConsole(page, 'owner', '/admin/dashboard');
  const { listings } = (await (await page.request.get('/api/listings/alberta/calgary')).json()) as {
    listings: { id: string; title: string }[];
  };
  const [listing] = listings as [{ id: string; title: string }];
  await opener(page).click();
  await search(page).fill(listing.id);
  await expect(palette(page).getByRole('option').first()).toContainText(listing.title);
  await search(page).fill(listing.title.slice(0, 12));
  await expect(palette(page).getByRole('group', { name: 'Listings' }).getByRole('option').first()).toBeVisible();
  await search(page).fill(listing.id);
  await expect(palette(page).getByRole('option').first()).toContainText(listing.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/support/listing/${listing.id}$`));
  await expect(heading(page)).toContainText(listing.title);
});

test('a role without the right sends no call for orders', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openConsole(page, 'support', '/admin/companies');
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await search(page).fill('calgary');
  await expect(palette(page).getByRole('group', { name: 'Companies' }).getByRole('option').first()).toBeVisible();
  await expect(palette(page).getByRole('status')).toHaveText(/\d+ results?$/);
  await expect(orders(page)).toHaveCount(0);
  expect(calls).toContain('/api/admin/companies');
  expect(calls.filter((path) => path.includes('ecommerce'))).toEqual([]);
});
