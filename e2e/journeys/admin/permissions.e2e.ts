import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.setTimeout(60_000);

interface PublicItem {
  readonly title: string;
}
/** Titles of the primary menu that a user gets. */
async function ownTitles(request: APIRequestContext, headers: Record<string, string>): Promise<string[]> {
  const { menus } = (await (await request.get('/api/own-menus', { headers })).json()) as {
    menus: Record<string, { menuItems: PublicItem[] }>;
  };
  return (menus['Primary']?.menuItems ?? []).map(({ title }) => title);
}
const save = async (page: Page) => {
  const saved = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
};

test('an owner makes a permission, guards a menu item with it, and gives and takes it', async ({ page, request }) => {
  const area = `Partners${Date.now()}`;
  const label = `Partners ${area}`;
  const item = `Partners ${Date.now()}`;
  const renter = await authHeaders(request, 'renter');
  const owner = await authHeaders(request, 'owner');
  await page.goto('/');
  await logInAs(page, 'owner');

  await test.step('the permission is made, used by nothing', async () => {
    await page.goto('/admin/user-management?tab=permissions');
    await page.getByRole('link', { name: 'New permission' }).first().click();
    await page.getByLabel(/^Rest of the name/).fill(area);
    await page.getByRole('group', { name: 'Label' }).getByLabel('English').fill(label);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/permissions/made-view${area}/edit`));
    await expect(page.getByText('Used by nothing')).toBeVisible();
    await expectAccessible(page);
  });
  const id = `made-view${area}`;
  const edit = `/admin/permissions/${id}/edit`;

  const created = await test.step('it guards a menu item', async () => {
    await page.goto('/admin/menu-editor');
    await page.getByRole('link', { name: 'Add item' }).first().click();
    await page.getByRole('combobox', { name: 'Menu' }).selectOption({ label: 'Primary' });
    await page.getByRole('group', { name: 'Label' }).getByLabel('English').fill(item);
    await page.getByLabel('Link').selectOption('address');
    await page.getByLabel('Address').fill('/faqs');
    await page.getByLabel('Who sees it').selectOption(id);
    const response = page.waitForResponse((one) => one.url().endsWith('/api/admin/menu-items'));
    await page.getByRole('button', { name: 'Create' }).click();
    return (await (await response).json()) as { id: string; version: number };
  });

  await test.step('only owners see the item', async () => {
    expect(await ownTitles(request, owner)).toContain(item);
    expect(await ownTitles(request, renter)).not.toContain(item);
    expect(await (await request.get('/api/site-settings?lang=en-CA')).text()).not.toContain(item);
    await page.goto('/');
    await expect(page.getByRole('navigation').getByRole('link', { name: item }).first()).toBeVisible();
  });

  await test.step('renters get it, and lose it at the next call', async () => {
    await page.goto(edit);
    await expect(page.getByRole('link', { name: `Menu item: ${item}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.getByLabel('Renter', { exact: true }).check();
    await save(page);
    expect(await ownTitles(request, renter)).toContain(item);
    await page.getByLabel('Renter', { exact: true }).uncheck();
    await save(page);
    expect(await ownTitles(request, renter)).not.toContain(item);
  });

  await test.step('it is deleted once nothing uses it', async () => {
    const data = { version: created.version };
    const changed = await request.patch(`/api/admin/menu-items/${created.id}`, {
      headers: owner,
      data: { ...data, permission: null },
    });
    const { version } = (await changed.json()) as { version: number };
    await request.delete(`/api/admin/menu-items/${created.id}`, { headers: owner, data: { version } });
    await page.goto(edit);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/tab=permissions/);
    expect(await ownTitles(request, owner)).not.toContain(item);
  });
});
