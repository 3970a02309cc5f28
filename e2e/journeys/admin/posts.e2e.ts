import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { createPost, removePost } from '../../resources/demo-posts.ts';

test.use({ reducedMotion: 'reduce' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const english = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByLabel('English');
const publicStatus = async (request: APIRequestContext, slug: string) =>
  (await request.get(`/guides/${slug}`)).status();

/** Returns a time of the clock of the browser as an input holds it. */
const inMinutes = (page: Page, minutes: number) =>
  page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead * 60_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutes);

test('a post is written, scheduled, public at its time, and taken off the site', async ({ page, request }) => {
  test.setTimeout(240_000);
  const errors = consoleErrors(page);
  const slug = `bicycles-${Date.now()}`;
  await page.goto('/');
  await logInAs(page, 'admin');
  await page.goto('/admin/posts');

  await test.step('write', async () => {
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New post' }).click();
    await expect(heading(page)).toHaveText('New post');
    await english(page, 'Title').fill('Bicycles in winter');
    await english(page, 'Summary').fill('Ride on in the cold');
    await page.getByRole('textbox', { name: 'Text, English' }).fill('Wide tires help on snow.');
    await page.getByLabel('Address part').fill(slug);
    await page.getByLabel('Category').selectOption({ label: 'Living here' });
    await page.getByLabel('Cover').selectOption({ label: 'Balcony 2' });
    await expectAccessible(page);
    await press(page, 'Create');
    await expect(heading(page)).toHaveText('Bicycles in winter');
    expect(await publicStatus(request, slug)).toBe(404);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('schedule for the next minute', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Publication time').fill(await inMinutes(page, 1));
    await press(page, 'Schedule');
    await expect(page.getByText(/^Scheduled for/)).toBeVisible();
    expect(await publicStatus(request, slug)).toBe(404);
    await expectAccessible(page);
    await expect(async () => expect(await publicStatus(request, slug)).toBe(200)).toPass({ timeout: 150_000 });
  });

  await test.step('take it off the site', async () => {
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Public since/)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 90_000 });
    await press(page, 'Unpublish');
    await expect(page.getByText('Visitors can’t see this.', { exact: false })).toBeVisible();
  });
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
  await removePost(request, id);
});

test('a public post is edited as a draft, published, and an old version is restored', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const slug = `tires-${Date.now()}`;
  const id = await createPost(request, { slug: slug, state: 'published' });
  const title = english(page, 'Title');
  // As the server renders the page for all visitors.
  const publicTitle = async () => /<h1[^>]*>([^<]*)/.exec(await (await request.get(`/guides/${slug}`)).text())?.[1];
  await page.goto('/');
  await logInAs(page, 'admin');
  await page.goto(`/admin/posts/${id}/edit`);

  await test.step('what is typed is saved, and readers do not see it', async () => {
    await title.fill('Summer tires');
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(/Visitors see the version of/)).toBeVisible();
    expect(await publicTitle()).toBe('Winter tires');
    await page.reload();
    await expect(title).toHaveValue('Summer tires');
    await expectAccessible(page);
  });
  await test.step('preview them in a new tab', async () => {
    const opened = page.waitForEvent('popup');
    await press(page, 'Preview');
    const preview = await opened;
    await expect(heading(preview)).toHaveText('Summer tires');
    await expectAccessible(preview);
    await preview.close();
  });
  await test.step('publish the changes', async () => {
    await press(page, 'Publish changes');
    await expect(page.getByText(/^Public since/)).toBeVisible();
    expect(await publicTitle()).toBe('Summer tires');
  });
  await test.step('restore the first version', async () => {
    await page.getByRole('button', { name: 'Compare and restore' }).last().click();
    const dialog = page.getByRole('dialog', { name: /^Version of/ });
    await expect(dialog).toContainText('Winter tires');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Winter tires');
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 15_000 });
    await press(page, 'Publish changes');
    await expect(page.getByText(/^Public since/)).toBeVisible();
  });
  expect(errors).toEqual([]);
  await removePost(request, id);
});
