import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.use({ reducedMotion: 'reduce' });
// The pages of visitors are cached for at most a minute; a schedule needs one more.
test.setTimeout(300_000);
const published = { timeout: 90_000, intervals: [1_000, 2_000] };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('group', { name: 'Title', exact: true }).getByLabel('English');
const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 20_000 });

/** Creates a page that is a draft, as the site owner. Returns its id. */
async function createPage(request: APIRequestContext, slug: string): Promise<string> {
  const headers = await authHeaders(request, 'owner');
  const { records } = await (await request.get('/api/admin/page-types', { headers })).json();
  const text = (en: string) => ({ 'en-CA': en });
  const data = {
    headline: text('Winter tires'),
    slug,
    pageType: (records as { key: string; id: string }[]).find(({ key }) => key === 'landing')?.id,
    body: text('<p>Before the first frost.</p>'),
    blocks: [],
    searchDescription: text('When to change tires'),
    isIndexed: true,
    state: 'draft',
  };
  const response = await request.post('/api/admin/pages', { headers, data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { readonly id: string }).id;
}
/** Returns the first heading of a page as a visitor without scripts gets it, or its status. */
async function titleAt(request: APIRequestContext, slug: string): Promise<string> {
  const response = await request.get(`/${slug}`);
  const [, text = ''] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? [];
  return response.ok() ? text : String(response.status());
}
/** Returns a time of the clock of the browser as an input holds it. */
const inMinutes = (page: Page, minutes: number) =>
  page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead * 60_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutes);

test(
  'a page is drafted, previewed, scheduled, changed, and an older version is restored',
  { tag: '@variant' },
  async ({ page, request }) => {
    const errors = consoleErrors(page);
    const slug = `tires-${Date.now()}`;
    const id = await createPage(request, slug);
    await page.goto('/');
    await logInAs(page, 'owner');
    await page.goto(`/admin/pages/${id}/edit`);

    await test.step('what is typed is saved as a draft', async () => {
      await title(page).fill('Tires for the winter');
      await isSaved(page);
      await page.reload();
      await expect(title(page)).toHaveValue('Tires for the winter');
      expect(await titleAt(request, slug)).toBe('404');
      await expectAccessible(page);
    });
    await test.step('the preview is the page of the site with the draft', async () => {
      await page.getByLabel('Add a block').selectOption('page.about.ways');
      const opened = page.waitForEvent('popup');
      await press(page, 'Preview');
      const preview = await opened;
      await expect(heading(preview)).toHaveText('Tires for the winter');
      await expect(preview.getByText('Preview. This is how visitors will see this page.')).toBeVisible();
      await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const response = await request.get(new URL(preview.url()).pathname);
      expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(await response.text()).not.toContain('Tires for the winter');
      await expectAccessible(preview);
      await preview.close();
    });
    await test.step('it is public at its time', async () => {
      await page.getByLabel('Publication time').fill(await inMinutes(page, 1));
      await press(page, 'Schedule');
      await expect(page.getByText(/^Scheduled for/)).toBeVisible();
      expect(await titleAt(request, slug)).toBe('404');
      await expect(async () => expect(await titleAt(request, slug)).toBe('Tires for the winter')).toPass({
        ...published,
        timeout: 150_000,
      });
    });
    await test.step('a change is private until it is published', async () => {
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(/^Public since/)).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 90_000 });
      await title(page).fill('Summer tires');
      await isSaved(page);
      await expect(page.getByText(/Visitors see the version of/)).toBeVisible();
      expect(await titleAt(request, slug)).toBe('Tires for the winter');
      await press(page, 'Publish changes');
      await expect(page.getByText(/^Public since/)).toBeVisible();
      await expect(async () => expect(await titleAt(request, slug)).toBe('Summer tires')).toPass(published);
    });
    await test.step('restore an older version', async () => {
      await page.getByRole('button', { name: 'Compare and restore' }).nth(1).click();
      const dialog = page.getByRole('dialog', { name: /^Version of/ });
      await expect(dialog).toContainText('Tires for the winter');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Restore' }).click();
      await isSaved(page);
      await press(page, 'Publish changes');
      await expect(page.getByText(/^Public since/)).toBeVisible();
      await expect(async () => expect(await titleAt(request, slug)).toBe('Tires for the winter')).toPass(published);
    });
    await test.step('the public page leads to its form', async () => {
      await page.goto(`/${slug}`);
      await page.getByRole('link', { name: 'Edit this page' }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/pages/${id}/edit$`));
      await expect(title(page)).toHaveValue('Tires for the winter');
    });
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);

    const headers = await authHeaders(request, 'owner');
    const { version } = await (await request.get(`/api/admin/pages/${id}`, { headers })).json();
    expect((await request.delete(`/api/admin/pages/${id}`, { headers, data: { version } })).status()).toBe(200);
  },
);
