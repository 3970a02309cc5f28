import { expect, test } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(180_000);

test('an owner gives a program a key, sees its calls, and revokes it with one click', async ({ page }) => {
  const errors = consoleErrors(page);
  const name = `Import ${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/api-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API dashboard');

  const key = await test.step('a key is created and shown once', async () => {
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Find a permission').fill('posts');
    await page.getByLabel('View posts').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    const secret = page.getByLabel('Your new key');
    await expect(secret).toHaveValue(/^plk1_/);
    await expectAccessible(page);
    const value = await secret.inputValue();
    await page.getByRole('button', { name: 'I’ve stored it' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Valid');
    return value;
  });

  const call = async (path: string) =>
    (await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${key}` } })).status();
  await test.step('it calls what it may, and nothing else', async () => {
    expect([await call('/admin/posts'), await call('/admin/faqs'), await call('/admin/roles')]).toEqual([
      200, 403, 403,
    ]);
  });

  await test.step('its calls are counted', async () => {
    await expect(async () => {
      await page.reload();
      await page.getByLabel('Key', { exact: true }).selectOption({ label: name });
      await expect(page.getByText('3 calls: 2 refused, 0 failed.')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('row').filter({ hasText: name })).not.toContainText('Never');
    await expectAccessible(page);
  });

  await test.step('one click ends it', async () => {
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Revoked');
    expect(await call('/admin/posts')).toBe(401);
  });

  await test.step('the state and the calls are shown', async () => {
    await page.getByRole('link', { name: 'State' }).click();
    await expect(page.getByText('commerce', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Calls' }).click();
    // Swagger UI draws several hundred calls at once: seconds on an idle machine.
    await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible({ timeout: 90_000 });
    await page.locator('#operations-tag-content').click();
    await expect(page.locator('[data-path="/admin/posts"]').first()).toBeVisible();
    await expect(page.locator('[data-path="/admin/roles"]')).toHaveCount(0);
  });
  expect(errors).toEqual([]);
});

test.describe('without the script of the reader', () => {
  // The service worker would take the script from its cache.
  test.use({ serviceWorkers: 'block' });
  test('the list of calls says when it could not be loaded, and is loaded by another try', async ({ page }) => {
    await page.goto('/');
    await logInAs(page, 'admin');
    await page.route('**/areas/mfe-admin/*.js', async (route) => {
      const response = await route.fetch();
      return /swaggerui/i.test(await response.text()) ? route.abort() : route.fulfill({ response });
    });
    await page.goto('/admin/api-dashboard?tab=calls');
    await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
    await page.unroute('**/areas/mfe-admin/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Check your connection, then try again.')).toBeHidden();
  });
});
