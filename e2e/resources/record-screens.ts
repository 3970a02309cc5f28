import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { AnyResource } from '@porchlight/contracts';
import type { StoredRecord } from './record-calls.ts';
import { fieldsOfNew, valueOf, type Field, type GeneratedValue } from './values.ts';

const saveLabels = /^(Save|Save this version|Publish changes)$/;

/** The screens of a resource in a browser, found by the ids, roles and labels that all forms and lists have. */
export class RecordScreens {
  constructor(
    private readonly page: Page,
    private readonly resource: AnyResource,
  ) {}

  /** Fills in and sends the form of a new record. Returns the created record and the values that were typed. */
  async create(address: string, stem: string) {
    await this.page.goto(address);
    const submit = this.page.getByRole('button', { name: 'Create', exact: true });
    await expect(submit).toBeVisible();
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const typed = new Map<Field, GeneratedValue>();
    for (const field of fieldsOfNew(this.resource)) {
      const value = await this.#fill(field, stem);
      if (value) typed.set(field, value);
    }
    const created = await this.#respond('POST', '', () => submit.click());
    expect(created.status(), await created.text()).toBe(201);
    return { record: (await created.json()) as StoredRecord, typed };
  }

  /** Opens the form of a record, and fills in the required fields that are still empty. */
  async open(address: string, record: StoredRecord, stem: string): Promise<void> {
    await this.page.goto(address.replace(':id', record.id));
    const empty = fieldsOfNew(this.resource).filter(({ name }) => record[name] === '');
    for (const field of empty) {
      await this.#input(field.name);
      await this.#fill(field, stem);
    }
  }
  /** Types into a field of an open form, and saves. Returns the status of the response. */
  async save({ path, typed }: GeneratedValue, before?: string): Promise<number> {
    const input = await this.#input(path, before);
    await input.fill(typed);
    await input.blur();
    return (await this.#respond('PATCH', '/', () => this.#save())).status();
  }
  /** Checks that the comparison with what someone else saved shows both values, and saves mine. */
  async mergeMine(mine: GeneratedValue, theirs: GeneratedValue): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Someone else changed this record' });
    await expect(dialog).toContainText(mine.typed);
    await expect(dialog).toContainText(theirs.typed);
    const hasDrafts = (await this.#versions.filter({ hasText: 'Compare and restore' }).count()) > 0;
    await this.#respond('PATCH', '/', async () => {
      await dialog.getByRole('button', { name: 'Save this version' }).click();
      await expect(dialog).toBeHidden();
      // An editor with drafts takes the values over without saving them.
      if (hasDrafts) await this.#save();
    });
  }
  /** Restores the oldest version of the history that can be restored. */
  async undo(): Promise<void> {
    await expect(this.#versions.filter({ hasText: 'Changed:' }).first()).toBeVisible();
    const button = this.#versions.getByRole('button', { name: /^(Restore this version|Compare and restore)$/ }).last();
    if ((await button.textContent()) === 'Restore this version') {
      await this.#respond('POST', '/', () => button.click());
      return;
    }
    await button.click();
    const dialog = this.page.getByRole('dialog', { name: /^Version of/ });
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog).toBeHidden();
    await this.#respond('PATCH', '/', () => this.#save());
  }

  /** Types a search into the list; the row with the text is left. */
  async find(address: string, text: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('table').first()).toBeVisible();
    await this.page.getByRole('searchbox', { name: 'Search' }).or(this.page.getByLabel('Search')).first().fill(text);
    await expect(this.page).toHaveURL(/search=/);
    await expect(this.#row(text)).toHaveCount(1);
  }
  /** Moves the record of the only row to the trash. */
  async remove(text: string): Promise<void> {
    await this.#pick(text, 'Delete');
    const confirm = this.page.getByRole('dialog').getByRole('button', { name: 'Delete one record' });
    await this.#respond('POST', '/bulk', () => confirm.click());
    await expect(this.#row(text)).toHaveCount(0);
  }
  async restore(address: string, text: string): Promise<void> {
    await this.page.goto(`${address}${address.includes('?') ? '&' : '?'}trash=true&search=${encodeURIComponent(text)}`);
    await this.#respond('POST', '/bulk', () => this.#pick(text, 'Restore'));
    await expect(this.#row(text)).toHaveCount(0);
  }

  get #versions(): Locator {
    return this.page.getByRole('complementary').getByRole('listitem');
  }
  #row = (text: string) =>
    this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: new RegExp(text.replace(/\W/g, '\\$&'), 'i') });
  async #pick(text: string, item: string): Promise<void> {
    await this.#row(text)
      .getByRole('button', { name: /^Actions for / })
      .click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }
  #save = () => this.page.getByRole('main').getByRole('button', { name: saveLabels }).first().click();

  /**
   * Returns the response to a call of the resource whose path goes on with `path`, made by an act on the screen. A
   * PATCH is that of the record: drafts and locks, whose paths go on behind its id, are saved by themselves.
   */
  async #respond(method: string, path: string, act: () => Promise<unknown>): Promise<Response> {
    const start = `/api${this.resource.path}${path}`;
    const responded = this.page.waitForResponse((response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() !== method || !pathname.startsWith(start)) return false;
      return method !== 'PATCH' || !pathname.slice(start.length).includes('/');
    });
    await act();
    return responded;
  }
  /** Returns the input of a path of the form; of several, as forms of several records have, the one with a value. */
  async #input(path: string, before?: string): Promise<Locator> {
    const inputs = this.page.locator(`[id$="-${path}"]`);
    await expect(inputs.first()).toBeVisible();
    for (const input of before === undefined ? [] : await inputs.all())
      if ((await input.inputValue()) === before) return input;
    return inputs.first();
  }
  /** Fills in a field of a new record. Returns its value, or undefined where the form has no plain input for it. */
  async #fill(field: Field, stem: string): Promise<GeneratedValue | undefined> {
    if (field.control === 'reference') return this.#choose(field);
    const value = valueOf(this.resource, field, stem, 1);
    if (!value) return undefined;
    const input = this.page.locator(`[id$="-${value.path}"]`);
    if (field.control === 'translated-rich-text') await expect(input).toBeVisible();
    if ((await input.count()) !== 1) return undefined;
    if (field.control === 'select') await input.selectOption(value.typed);
    else await input.fill(value.typed);
    return value;
  }
  /** Chooses the first record that a field can refer to: further ones may be those of other walks. */
  async #choose({ name }: Field): Promise<GeneratedValue | undefined> {
    const input = this.page.locator(`select[id$="-${String(name)}"]`);
    if ((await input.count()) !== 1) return undefined;
    const choice = input.locator('option:not([value=""])').first();
    await expect(choice).toBeAttached();
    const id = (await choice.getAttribute('value')) ?? '';
    await input.selectOption(id);
    return { path: String(name), typed: id, sent: id };
  }
}
