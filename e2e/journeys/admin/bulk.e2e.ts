import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.use({ reducedMotion: 'reduce' });

interface StoredPost {
  readonly id: string;
  readonly version: number;
}
const count = 120;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const result = (page: Page) => page.getByRole('dialog', { name: `Result for ${count} records` });

/** Creates drafts of posts whose titles have a word that no other post has. */
async function createPosts(request: APIRequestContext, word: string): Promise<StoredPost[]> {
  const headers = await authHeaders(request, 'admin');
  const categories = await (await request.get('/api/admin/post-categories', { headers })).json();
  const [{ id: category }] = categories.records as [StoredPost];
  const posts: StoredPost[] = [];
  for (let at = 1; at <= count; at += 1) {
    const texts = { summary: { 'en-CA': 'Written for many.' }, body: { 'en-CA': '<p>One of many.</p>' } };
    const named = { headline: { 'en-CA': `${word} ${at}` }, slug: `${word}-${at}`, category, author: 'Porchlight' };
    const data = { ...texts, ...named, cover: 'p1-living', state: 'draft' };
    const response = await request.post('/api/admin/posts', { headers, data });
    expect(response.status()).toBe(201);
    posts.push((await response.json()) as StoredPost);
  }
  return posts;
}
const publicStatus = async (request: APIRequestContext, slug: string) =>
  (await request.get(`/guides/${slug}`)).status();

/** Selects all posts of the search, and confirms an action on them. */
async function changeAll(page: Page, action: string): Promise<void> {
  await page.getByLabel('Select all rows of this page').click();
  await press(page, `Select all ${count}`);
  await expect(page.getByText(`${count} selected`)).toBeVisible();
  await press(page, action);
  await press(page, `${action} ${count} records`);
}

test('all posts of a search are published, deleted and restored, with a result for each', async ({ page, request }) => {
  test.setTimeout(300_000);
  const errors = consoleErrors(page);
  const word = `many${Date.now()}`;
  const [first] = await createPosts(request, word);
  if (!first) throw new Error('no post was created');
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto(`/admin/posts?search=${word}`);

  await test.step('publish, while one of them is changed by someone else', async () => {
    await page.getByLabel('Select all rows of this page').click();
    await expectAccessible(page);
    await press(page, `Select all ${count}`);
    await expect(page.getByText(`${count} selected`)).toBeVisible();
    const headers = await authHeaders(request, 'admin');
    const change = { version: first.version, author: 'Someone else' };
    expect((await request.patch(`/api/admin/posts/${first.id}`, { headers, data: change })).status()).toBe(200);
    await press(page, 'Publish');
    await expectAccessible(page);
    await press(page, `Publish ${count} records`);
    await expect(result(page).getByText(`${count - 1} done`)).toBeVisible({ timeout: 60_000 });
    await expect(result(page)).toContainText('It was changed after you selected it.');
    await expectAccessible(page);
    expect(await publicStatus(request, `${word}-2`)).toBe(200);
    expect(await publicStatus(request, `${word}-1`)).toBe(404);
    await result(page).getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('delete, and download the result', async () => {
    await changeAll(page, 'Delete');
    await expect(result(page).getByText(`${count} done`)).toBeVisible({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await press(page, 'Download the result');
    expect((await download).suggestedFilename()).toMatch(/^porchlight-posts-.*\.txt$/);
    await result(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('No results')).toBeVisible();
    expect(await publicStatus(request, `${word}-2`)).toBe(404);
  });

  await test.step('restore', async () => {
    await page.goto(`/admin/posts?search=${word}&trash=true`);
    await changeAll(page, 'Restore');
    await expect(result(page).getByText(`${count} done`)).toBeVisible({ timeout: 60_000 });
    expect(await publicStatus(request, `${word}-2`)).toBe(200);
    await result(page).getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('take them off the site', async () => {
    await page.goto(`/admin/posts?search=${word}`);
    await changeAll(page, 'Delete');
    await expect(result(page).getByText(`${count} done`)).toBeVisible({ timeout: 60_000 });
  });
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});
