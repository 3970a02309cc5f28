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
/** Opens a page to all visitors, and removes it. */
async function releasePage(request: APIRequestContext, headers: Record<string, string>, id: string): Promise<void> {
  const path = `/api/admin/pages/${id}`;
  const versionOf = async (response: Promise<{ json(): Promise<unknown> }>) =>
    ((await (await response).json()) as { version: number }).version;
  const shown = await versionOf(request.get(path, { headers }));
  const data = { version: shown, permission: null };
  const opened = await versionOf(request.patch(path, { headers, data }));
  await request.delete(path, { headers, data: { version: opened } });
}
const save = async (page: Page) => {
  const saved = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
};

/** Whether a user reads the text of a page; all others only that it is guarded. */
async function reads(request: APIRequestContext, headers: Record<string, string>, slug: string): Promise<boolean> {
  const response = await request.get(`/api/own-pages/by-address?address=/${slug}`, { headers });
  const { page, isGuarded } = (await response.json()) as { page?: object; isGuarded?: boolean };
  expect(isGuarded === true).toBe(page === undefined);
  return page !== undefined;
}

test('an owner makes a permission, guards a menu item and a page with it, and gives and takes it', async ({
  page,
  request,
}) => {
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

  const slug = `partner-rates-${Date.now()}`;
  const guardedPage = await test.step('it guards a page', async () => {
    const types = await request.get('/api/admin/page-types', { headers: owner });
    expect(types.status()).toBe(200);
    const { records } = (await types.json()) as { records: { id: string; key: string }[] };
    const response = await request.post('/api/admin/pages', {
      headers: owner,
      data: {
        headline: { 'en-CA': `Rates of ${area}` },
        slug,
        pageType: records.find(({ key }) => key === 'text')?.id,
        body: { 'en-CA': '<p>Rates for partners</p>' },
        blocks: [],
        searchDescription: { 'en-CA': 'Rates' },
        isIndexed: true,
        state: 'published',
      },
    });
    expect(response.status()).toBe(201);
    const { id: pageId } = (await response.json()) as { id: string };
    await page.goto(`/admin/pages/${pageId}/edit`);
    await page.getByLabel('Who sees it').selectOption(id);
    await expectAccessible(page);
    const saved = page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().endsWith(pageId));
    await page.getByRole('button', { name: 'Publish changes' }).click();
    expect((await saved).status()).toBe(200);
    await page.goto(`/${slug}`);
    await expect(page.getByText('Rates for partners')).toBeVisible();
    return pageId;
  });

  await test.step('guests are asked to log in, and do not get the text', async () => {
    const html = await (await request.get(`/${slug}`)).text();
    expect(html).toContain('This page is for some users only');
    expect(html).not.toContain('Rates for partners');
    expect(await reads(request, renter, slug)).toBe(false);
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
    await expect(page.getByRole('link', { name: `Page: Rates of ${area}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.getByLabel('Renter', { exact: true }).check();
    await save(page);
    expect(await ownTitles(request, renter)).toContain(item);
    expect(await reads(request, renter, slug)).toBe(true);
    await page.getByLabel('Renter', { exact: true }).uncheck();
    await save(page);
    expect(await ownTitles(request, renter)).not.toContain(item);
    expect(await reads(request, renter, slug)).toBe(false);
  });

  await test.step('it is deleted once nothing uses it', async () => {
    const data = { version: created.version };
    const changed = await request.patch(`/api/admin/menu-items/${created.id}`, {
      headers: owner,
      data: { ...data, permission: null },
    });
    const { version } = (await changed.json()) as { version: number };
    await request.delete(`/api/admin/menu-items/${created.id}`, { headers: owner, data: { version } });
    await releasePage(request, owner, guardedPage);
    await page.goto(edit);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/tab=permissions/);
    expect(await ownTitles(request, owner)).not.toContain(item);
  });
});
