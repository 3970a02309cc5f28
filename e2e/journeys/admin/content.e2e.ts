import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { pressTabUntil } from '../../accessibility/focus.ts';
import { consoleErrors, logInAs } from '../../accounts.ts';
import { expectAccessible } from '../../axe.ts';
import { authHeaders } from '../../demo-login.ts';

test.use({ reducedMotion: 'reduce' });

interface StoredRecord {
  readonly id: string;
  readonly version: number;
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const flash = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
/** Unique in the database of a site that journeys run on again. */
const unique = (text: string) => `${text} ${Date.now()}?`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens a page of the console as the site owner. */
async function openAsOwner(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await logInAs(page, 'owner');
  await page.goto(path);
}
/** Saves a change of a record as another staff member, in a session of its own. */
async function saveElsewhere(request: APIRequestContext, path: string, change: object): Promise<void> {
  const headers = await authHeaders(request, 'admin');
  const { version } = (await (await request.get(`/api${path}`, { headers })).json()) as StoredRecord;
  const response = await request.patch(`/api${path}`, { headers, data: { ...change, version } });
  expect(response.status()).toBe(200);
}
/** Picks an item of the menu of a row. */
async function pickOfRow(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a question is created, edited, merged after a conflict, deleted and restored', async ({ page, request }) => {
  const errors = consoleErrors(page);
  const question = unique('May I paint the walls');
  const edited = `${question} Really?`;
  const english = page.getByRole('group', { name: 'Question' }).getByLabel('English');
  await openAsOwner(page, '/admin/faqs');

  await test.step('create: all fields are checked, the answer is rich text', async () => {
    await page.getByRole('link', { name: 'New question' }).click();
    await expect(heading(page)).toHaveText('New question');
    await press(page, 'Create');
    await expect(english).toBeFocused();
    await expect(page.getByText('Fill in “Question”.').first()).toBeVisible();
    await english.fill(question);
    await page.getByRole('textbox', { name: 'Answer, English' }).fill('Ask the landlord first.');
    await page.getByLabel('Topic').selectOption({ label: 'Money' });
    await page.getByLabel('Order').fill('700');
    await page.getByLabel('Status').selectOption('Published');
    await press(page, 'Create');
    await expect(heading(page)).toHaveText(question);
    await flash(page, 'Created.');
    await expectAccessible(page);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('edit and save', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await english.fill(edited);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await flash(page, 'Saved.');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await expect(heading(page)).toHaveText(edited);
  });

  await test.step('conflict: mine for one field, theirs for the other', async () => {
    await saveElsewhere(request, `/admin/faqs/${id}`, { position: 701, question: { 'en-CA': 'Theirs?' } });
    await english.fill(question);
    await press(page, 'Save');
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
    await expect(dialog.getByText('Theirs?')).toBeVisible();
    await dialog.getByRole('group', { name: 'Order' }).getByLabel('Take theirs').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save this version' }).click();
    await expect(dialog).toBeHidden();
    await flash(page, 'Saved.');
    await expect(page.getByLabel('Order')).toHaveValue('701');
    await expect(english).toHaveValue(question);
  });

  await test.step('history names who changed what', async () => {
    const history = page.getByRole('complementary').getByRole('listitem');
    await expect(history).toHaveCount(4);
    await expect(history.first()).toContainText('Changed: Question');
    await expect(history.first()).toContainText('by you');
    await expect(history.nth(1)).toContainText(/by [A-Z]\w+ [A-Z]/);
    await expect(history.last()).toContainText('Created');
  });

  await test.step('delete to the trash, restore, public again', async () => {
    await page.goto(`/admin/faqs?search=${encodeURIComponent(question)}`);
    await pickOfRow(page, question, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete one record?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete one record' }).click();
    await expect(page.getByText('No results')).toBeVisible();
    await page.getByRole('link', { name: 'Trash' }).click();
    await pickOfRow(page, question, 'Restore');
    await flash(page, 'One record restored.');
    const published = await request.get('/api/faqs', { headers: await authHeaders(request, 'guest') });
    expect(await published.text()).toContain(question);
  });
  expect(errors.filter((text) => !text.includes('409'))).toEqual([]);
  await removeRecord(request, `/admin/faqs/${id}`);
});

/** Moves a record to the trash, so that the next run and other journeys find the seeded ones only. */
async function removeRecord(request: APIRequestContext, path: string): Promise<void> {
  const headers = await authHeaders(request, 'owner');
  const { version } = (await (await request.get(`/api${path}`, { headers })).json()) as StoredRecord;
  expect((await request.delete(`/api${path}`, { headers, data: { version } })).status()).toBe(200);
}

test('search, filters, sort and columns of a list are in its address; back undoes them', async ({ page }) => {
  await openAsOwner(page, '/admin/faqs');
  const table = page.getByRole('table', { name: 'FAQs' });
  await expect(table).toBeVisible();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Safety' });
  await expect(page).toHaveURL(/\?topic=/);
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('cell', { name: 'Safety' })).toHaveCount(4);
  await heading(page).click();
  await page.keyboard.press('/');
  await page.keyboard.type('scam');
  await expect(page).toHaveURL(/search=scam/);
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('button', { name: 'Updated' }).click();
  await expect(page).toHaveURL(/sort=updatedAt/);
  await table.getByRole('button', { name: 'Updated' }).click();
  await expect(page).toHaveURL(/sort=-updatedAt/);
  await expect(table.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('scam');
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/sort=updatedAt/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort/);
  await page.goBack();
  await expect(page).not.toHaveURL(/search/);
  await expect(page.getByLabel('Search')).toHaveValue('');
});

test('a category is created by keyboard alone, and one in use stays', async ({ page, request }) => {
  const name = unique('Winter').slice(0, -1);
  await openAsOwner(page, '/admin/posts/categories');
  const key = (one: string) => page.keyboard.press(one);
  await expect(heading(page)).toHaveText('Post categories');
  await pressTabUntil(page, page.getByRole('link', { name: 'New category' }));
  await key('Enter');
  await expect(heading(page)).toBeFocused();
  await pressTabUntil(page, page.getByLabel('English'));
  await page.keyboard.type(name);
  await pressTabUntil(page, page.getByLabel('Address part'));
  await page.keyboard.type(name.toLowerCase().replaceAll(' ', '-'));
  await key('Control+s');
  await flash(page, 'Created.');
  await expect(heading(page)).toHaveText(name);
  await removeRecord(request, `/admin/post-categories/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`);
  await page.goto('/admin/posts/categories');
  await pickOfRow(page, 'Renting safely', 'Delete');
  await press(page, 'Delete one record');
  await expect(page.getByRole('dialog')).toContainText('This category has posts');
});

test('names and rental rules of a province are saved by one form; what failed is sent again alone', async ({
  page,
  request,
}) => {
  const rules = '/admin/rental-rules/nunavut';
  const english = page.getByRole('group', { name: 'Text of the rule' }).getByLabel('English');
  const note = `Ask for a receipt. ${Date.now()}`;
  await openAsOwner(page, '/admin/cities?tab=provinces');
  await page.getByLabel('Search').fill('nunavut');
  await expect(page).toHaveURL(/search=nunavut/);
  await page.getByRole('link', { name: 'Nunavut' }).click();
  await expect(heading(page)).toHaveText('Nunavut');
  const before = await english.inputValue();
  const calls: string[] = [];
  await page.route(/\/api\/admin\/(provinces|rental-rules)\//, (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    calls.push(new URL(route.request().url()).pathname.split('/')[3] ?? '');
    const isFirst = calls.filter((one) => one === 'rental-rules').length === 1;
    return calls.at(-1) === 'rental-rules' && isFirst
      ? route.fulfill({ status: 503, json: { message: 'Content does not respond.', code: 'unavailable' } })
      : route.fallback();
  });
  await page.getByLabel('Name (French)').fill('Nunavut (territoire)');
  await english.fill(note);
  await press(page, 'Save');
  await expect(page.getByText('The names are saved, but the rental rules aren’t.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('We couldn’t save');
  await expect(english).toHaveValue(note);
  await expectAccessible(page);
  await press(page, 'Save');
  await flash(page, 'Saved.');
  expect(calls.toSorted()).toEqual(['provinces', 'rental-rules', 'rental-rules']);
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  const block = await request.get('/api/content-blocks/get-content?keys=rental-rules.nunavut', {
    headers: await authHeaders(request, 'guest'),
  });
  expect(await block.text()).toContain(note);
  await saveElsewhere(request, rules, { note: { 'en-CA': before }, leaseUrl: '' });
  await english.fill('Mine.');
  await press(page, 'Save');
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
  await expect(dialog).toContainText(before.slice(0, 40));
  await dialog.getByRole('group', { name: 'Text of the rule' }).getByLabel('Take theirs').check();
  await dialog.getByRole('button', { name: 'Save this version' }).click();
  await flash(page, 'Saved.');
  const id = new URL(page.url()).pathname.split('/')[3] ?? '';
  await saveElsewhere(request, `/admin/provinces/${id}`, { nameFr: 'Nunavut' });
});
