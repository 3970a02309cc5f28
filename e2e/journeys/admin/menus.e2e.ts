import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { pressTabUntil } from '../../accessibility/focus.ts';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

// Both tests arrange the primary menu: one after the other.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });
// The pages of visitors are cached for at most a minute.
test.setTimeout(180_000);
const published = { timeout: 75_000, intervals: [2_000] };

interface StoredMenu {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly items: readonly { readonly id: string; readonly children: readonly string[] }[];
}
const key = (page: Page, name: string) => page.keyboard.press(name);
const itemsPath = '/api/admin/menu-items';

async function primaryMenu(request: APIRequestContext): Promise<StoredMenu> {
  const headers = await authHeaders(request, 'owner');
  const { records } = (await (await request.get('/api/admin/menus', { headers })).json()) as { records: StoredMenu[] };
  const menu = records.find((one) => one.key === 'Primary');
  if (!menu) throw new Error('No primary menu');
  return menu;
}
/** Adds an item at the end of the primary menu. Returns its id. */
async function addItem(request: APIRequestContext, label: string): Promise<string> {
  const headers = await authHeaders(request, 'owner');
  const { id: menu } = await primaryMenu(request);
  const data = { menu, label: { 'en-CA': label }, link: 'address', url: '/faqs', target: '_self' };
  const response = await request.post(itemsPath, { headers, data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
/** Moves an item to the trash, so that the next run and other journeys find the seeded menu. */
async function removeItem(request: APIRequestContext, id: string): Promise<void> {
  const headers = await authHeaders(request, 'owner');
  const { version } = (await (await request.get(`${itemsPath}/${id}`, { headers })).json()) as { version: number };
  expect((await request.delete(`${itemsPath}/${id}`, { headers, data: { version } })).status()).toBe(200);
}
/** Labels of the primary menu as a visitor without scripts gets them. */
async function labelsAt(request: APIRequestContext, path: string, name: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const [, nav = ''] = new RegExp(`<nav[^>]*aria-label="${name}"[^>]*>(.*?)</nav>`, 's').exec(html) ?? [];
  return [...nav.matchAll(/>([^<>]+)</g)].map(([, label = '']) => label);
}
async function openEditor(page: Page): Promise<void> {
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto('/admin/menu-editor');
  await expect(page.getByRole('list', { name: 'Primary' })).toBeVisible();
}

test('an item is renamed and moved by keyboard alone, and visitors see it in both languages', async ({
  page,
  request,
}) => {
  const errors = consoleErrors(page);
  const label = `Help ${Date.now()}`;
  const id = await addItem(request, `Old ${label}`);
  await openEditor(page);
  await expectAccessible(page);

  await test.step('rename in English and French', async () => {
    await pressTabUntil(page, page.getByRole('link', { name: `Old ${label}` }), 'Tab', 120);
    await key(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Old ${label}`);
    await expectAccessible(page);
    for (const [language, text] of [
      ['English', label],
      ['French', `Aide ${label}`],
    ] as const) {
      await pressTabUntil(page, page.getByRole('group', { name: 'Label' }).getByLabel(language));
      await key(page, 'ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    await key(page, 'Control+s');
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
    await pressTabUntil(page, page.getByRole('link', { name: 'Menu editor' }).first(), 'Shift+Tab');
    await key(page, 'Enter');
  });

  await test.step('move by button and by drag with keys', async () => {
    const up = page.getByRole('button', { name: `Move up: ${label}` });
    await pressTabUntil(page, up, 'Tab', 120);
    await key(page, 'Enter');
    await expect(page.getByText(`${label} moved to position 4 of 5`, { exact: true })).toBeAttached();
    await expect(up).toBeFocused();
    await pressTabUntil(page, page.getByRole('button', { name: `Drag to move: ${label}` }), 'Shift+Tab');
    await key(page, 'Space');
    await expect(page.getByText(`${label} is picked up. It’s at position 4 of 5.`)).toBeAttached();
    await key(page, 'ArrowUp');
    await expect(page.getByText(`${label} is over position 3 of 5.`)).toBeAttached();
    await key(page, 'Space');
    await expect(page.getByText(`${label} moved to position 3 of 5`, { exact: true })).toBeAttached();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await key(page, 'Control+s');
    await expect(page.getByText('Order saved.').first()).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  });

  await expect.poll(async () => (await labelsAt(request, '/about', 'Main menu'))[2], published).toBe(label);
  await expect
    .poll(async () => (await labelsAt(request, '/fr/about', 'Menu principal'))[2], published)
    .toBe(`Aide ${label}`);
  expect(errors).toEqual([]);
  await removeItem(request, id);
});

test('two editors of an order: the second one chooses, and loses no item', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const mine = `Mine ${Date.now()}`;
  const id = await addItem(request, mine);
  await openEditor(page);
  await page.getByRole('button', { name: `Move up: ${mine}` }).click();
  const other = await addItem(request, 'Theirs');
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this menu');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my order' }).click();
  await expect(page.getByText('Order saved.').first()).toBeVisible();
  expect((await primaryMenu(request)).items.map((one) => one.id).slice(3)).toEqual([id, expect.any(String), other]);

  await page.getByRole('button', { name: `Delete: ${mine}` }).click();
  await page.getByRole('button', { name: 'Delete item' }).click();
  await expect(page.getByRole('link', { name: mine })).toBeHidden();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Actions for ${mine}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByRole('link', { name: 'Primary' }).click();
  await expect(page.getByRole('link', { name: mine })).toBeVisible();
  expect(errors.filter((text) => !text.includes('409'))).toEqual([]);
  for (const one of [id, other]) await removeItem(request, one);
});
