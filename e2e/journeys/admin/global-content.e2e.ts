import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';

// Both read the front page, which one of them changes.
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

test('staff change a text of the front page, see it there, and restore a version', async ({ page, browser }) => {
  // Responses of the site are cached for up to 5 minutes.
  test.setTimeout(420_000);
  const errors = consoleErrors(page);
  const title = `Find a home before you land ${Date.now()}`;
  await page.goto('/');
  const before = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await logInAs(page, 'owner');
  await page.goto('/admin/global-content');
  await test.step('staff find the key by its text', async () => {
    await page.getByLabel('Search keys and texts').fill('no such text anywhere');
    await expect(page.getByText('No key matches')).toBeVisible();
    await page.getByLabel('Search keys and texts').fill(before);
    await page.getByRole('link', { name: 'home.hero.title' }).click();
    await expectAccessible(page);
  });
  await test.step('staff save another text, and see it at once', async () => {
    await page.getByLabel(/English/).fill(title);
    await expect(page.getByText('Changed keys: 1')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('One key saved.')).toBeVisible();
    await page.getByRole('link', { name: 'See it on the site' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
  await test.step('a new visitor sees it within 5 minutes', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await expect(async () => {
      await visitor.goto('/');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1_000 });
    }).toPass({ timeout: 300_000, intervals: [5_000] });
    await context.close();
  });
  await test.step('staff restore an earlier version', async () => {
    const english = page.getByLabel(/English/);
    const save = async (text: string) => {
      await english.fill(text);
      const button = page.getByRole('button', { name: 'Save', exact: true });
      await button.click();
      await expect(button).toBeHidden();
    };
    await page.goto('/admin/global-content?key=home.hero.title');
    const restore = page.getByRole('button', { name: 'Restore this version' });
    const lastChange = page.getByText('Changed: Texts').first();
    await expect(lastChange).toBeVisible();
    const versions = await restore.count();
    await save(before);
    await expect(restore).toHaveCount(versions + 1);
    await restore.first().click();
    await expect(page.getByText('Earlier version restored.').first()).toBeVisible();
    await expect(english).toHaveValue(title);
    await save(before);
  });
  expect(errors).toEqual([]);
});

interface PublicBlock {
  readonly contentKey: string;
  readonly contents: readonly { readonly contentKey: string; readonly content: string }[];
}
/** Values that name a form, a question or a currency are no text; links and amounts are compared apart. */
const isText = (key: string) => !/(^|\.)(form|link|sourceUrl|reviewedAt|currency|\d+|internet)$/.test(key);
/** Returns a text without tags and spaces, which pages break in their own way, and with plain hyphens. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u2011', '-')
    .replace(/\s+/g, '');
const textOf = async (page: Page) => plain(await page.locator('body').innerText());

/** Returns the address of a listing that shows links to guides: its landlord has no other one in the area. */
async function listingWithReading(request: APIRequestContext): Promise<string> {
  type List = { readonly listings: readonly { readonly id: string; readonly url: string }[] };
  const { listings } = (await (await request.get('/api/listings/british-columbia/prince-george')).json()) as List;
  for (const { id, url } of listings) {
    const others = (await (await request.get(`/api/similar-offerings/${id}`)).json()) as List;
    if (others.listings.length === 0) return url;
  }
  throw new Error('each landlord has another listing in the area');
}

test('visitors see every text that staff edit', async ({ page, request }) => {
  const { contentBlocks } = (await (await request.get('/api/content-blocks/get-content')).json()) as {
    contentBlocks: readonly PublicBlock[];
  };
  const expectShown = async (prefix: string) => {
    const blocks = contentBlocks.filter(({ contentKey }) => contentKey.startsWith(prefix));
    expect(blocks).not.toEqual([]);
    const shown = await textOf(page);
    for (const { contentKey, contents } of blocks)
      for (const { contentKey: key, content } of contents.filter((value) => isText(value.contentKey)))
        expect(shown, `${contentKey} ${key}`).toContain(plain(content));
    for (const { contentKey: key, content } of blocks.flatMap(({ contents }) => contents))
      if (key.endsWith('link')) await expect(page.locator(`a[href="${content}"]`).first()).toBeVisible();
  };
  await page.goto('/');
  await expectShown('home.');
  await page.goto('/about');
  await expectShown('page.about.');
  await page.goto(await listingWithReading(request));
  await expectShown('listing.');
});
