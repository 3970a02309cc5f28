import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.use({ reducedMotion: 'reduce' });
// The pages of visitors are cached for at most a minute.
test.setTimeout(240_000);
const published = { timeout: 75_000, intervals: [1_000, 2_000] };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const textIn = (page: Page, group: string | RegExp, language: 'English' | 'French') =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(language);
/** Returns the HTML of a page as a visitor without scripts gets it, or its status. */
async function htmlAt(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  return response.ok() ? response.text() : `${response.status()} ${response.headers()['location'] ?? ''}`;
}
/** Adds an item to the footer that leads to a page. Returns its id. */
async function addToFooter(request: APIRequestContext, page: string): Promise<string> {
  const headers = await authHeaders(request, 'owner');
  const { records } = await (await request.get('/api/admin/menus', { headers })).json();
  const { id: menu } = (records as { id: string; key: string }[]).find(({ key }) => key === 'Footer') ?? {};
  const data = { menu, label: { 'en-CA': 'Bicycles' }, link: 'page', page, target: '_self' };
  return (await (await request.post('/api/admin/menu-items', { headers, data })).json()).id as string;
}

test('a page is written, published, moved to another address, and stays while a menu leads to it', async ({
  page,
  request,
}) => {
  const errors = consoleErrors(page);
  const slug = `bicycles-${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/pages');
  await expectAccessible(page);

  await test.step('write', async () => {
    await page.getByRole('link', { name: 'New page' }).click();
    await textIn(page, 'Title', 'English').fill('Bicycles in winter');
    await textIn(page, 'Title', 'French').fill('À vélo en hiver');
    await page.getByLabel('Address part').fill(slug);
    await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Landing page' });
    await page.getByRole('textbox', { name: 'Text, English' }).fill('Wide tires help on snow.');
    await page.getByLabel('Add a block').selectOption('page.about.ways');
    await textIn(page, /^Title in search engines/, 'English').fill('Winter bicycles');
    await textIn(page, /^Description in search engines/, 'English').fill('How to ride on snow');
    await expectAccessible(page);
    await press(page, 'Create');
    await expect(heading(page)).toHaveText('Bicycles in winter');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await press(page, 'Publish now');
    await expect(page.getByText(/^Public since/)).toBeVisible();
  });
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';

  await test.step('visitors and search engines see it in both languages', async () => {
    const html = await htmlAt(request, `/${slug}`);
    expect(html).toContain('<title>Winter bicycles');
    expect(html).toContain('content="How to ride on snow"');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/${slug}"`));
    expect(html).toContain('"@type":"WebPage"');
    expect(html).toContain('Wide tires help on snow.');
    expect(await htmlAt(request, `/fr/${slug}`)).toContain('À vélo en hiver');
  });

  await test.step('its former address redirects', async () => {
    await page.getByLabel('Address part').fill(`${slug}-two`);
    await press(page, 'Publish changes');
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    await expect(async () => {
      expect(await htmlAt(request, `/${slug}`)).toMatch(new RegExp(`^301 .*/${slug}-two$`));
    }).toPass(published);
  });

  await test.step('it stays while a menu leads to it', async () => {
    const item = await addToFooter(request, id);
    await page.reload();
    await expect(page.getByText('Footer › Bicycles')).toBeVisible();
    await press(page, 'Unpublish');
    await expect(page.getByText('Menus lead to this page: Footer › Bicycles.', { exact: false })).toBeVisible();
    const headers = await authHeaders(request, 'owner');
    await request.delete(`/api/admin/menu-items/${item}`, { headers, data: { version: 1 } });
    await press(page, 'Unpublish');
    await expect(page.getByText('Draft. Visitors can’t see this.')).toBeVisible();
    await expect(async () => expect(await htmlAt(request, `/${slug}-two`)).toMatch(/^404/)).toPass(published);
  });
  expect(errors.filter((text) => !/40[49]/.test(text))).toEqual([]);

  const headers = await authHeaders(request, 'owner');
  const { version } = await (await request.get(`/api/admin/pages/${id}`, { headers })).json();
  expect((await request.delete(`/api/admin/pages/${id}`, { headers, data: { version } })).status()).toBe(200);
});
