import { expect, test, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { createPost, removePost } from '../../resources/demo-posts.ts';

test.use({ reducedMotion: 'reduce' });

const title = (page: Page) => page.getByRole('group', { name: 'Title', exact: true }).getByLabel('English');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = async (page: Page, name: string) => {
  await press(page, name);
  const dialog = page.getByRole('dialog', { name: /^Take over from/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name, exact: true }).click();
};

test('two editors of a post meet its lock, and neither loses a word', async ({ page, browser, request }) => {
  test.setTimeout(180_000);
  const id = await createPost(request, { slug: `tires-${Date.now()}`, state: 'draft' });
  const edit = `/admin/posts/${id}/edit`;
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const errors = consoleErrors(page);
  for (const [editor, name] of [
    [page, 'owner'],
    [other, 'admin'],
  ] as const) {
    await editor.goto('/');
    await logInAs(editor, name);
  }

  await test.step('the second editor sees who edits, and cannot type', async () => {
    await page.goto(edit);
    await title(page).fill('Winter tires of the owner');
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 20_000 });
    await other.goto(edit);
    await expect(other.getByText(/is editing this$/)).toBeVisible();
    await expect(title(other)).toHaveCount(0);
    await expectAccessible(other);
  });
  await test.step('the second editor takes over, and goes on from what is typed', async () => {
    await confirm(other, 'Take over');
    await expect(title(other)).toHaveValue('Winter tires of the owner');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/took over$/)).toBeVisible({ timeout: 30_000 });
    await expect(title(page)).toHaveCount(0);
    await expectAccessible(page);
    await title(other).fill('Winter tires of the administrator');
    await expect(other.getByText(/^Saved /)).toBeVisible({ timeout: 20_000 });
  });
  await test.step('the first editor goes on once the second leaves', async () => {
    // A browser may drop what a page sends while it is closed: its lock ends after five minutes then.
    const pages = other.getByRole('navigation', { name: 'Pages of this console' });
    await pages.getByRole('link', { name: 'Posts', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Posts');
    await expect(title(page)).toHaveValue('Winter tires of the administrator', { timeout: 40_000 });
  });
  expect(errors).toEqual([]);
  await removePost(request, id);
});
