import { expect, type Page } from '@playwright/test';
import type { AnyResource } from '@porchlight/contracts';
import { RecordCalls, type StoredRecord } from './record-calls.ts';
import { RecordScreens } from './record-screens.ts';
import { screensOf } from './screens.ts';
import { editOf, fieldsOfNew, valueOf, type Field, type FieldEdit, type GeneratedValue } from './values.ts';

const steps = ['create', 'list', 'search', 'edit', 'conflict', 'history', 'undo', 'trash', 'restore'] as const;
type Step = (typeof steps)[number];
/** How a step was done, or why the resource has none: its contract has no such call, or its form no such field. */
export type StepKind = 'screen' | 'call' | 'no call' | 'no field';
export interface Walk {
  readonly resource: string;
  readonly steps: Readonly<Record<Step, StepKind>>;
}

/**
 * Walks a resource as the site owner, from a new record to its restoration from the trash, by its screens where it has
 * them and by its calls where not. Every step is checked by what the server stores.
 */
export async function walkResource(page: Page, resource: AnyResource): Promise<Walk> {
  const walk = new ResourceWalk(page, resource);
  await walk.create();
  await walk.find();
  await walk.edit();
  await walk.remove();
  return { resource: resource.path, steps: walk.done };
}

class ResourceWalk {
  /** Unique part of all values. */
  readonly #stem = Date.now().toString(36);
  readonly #calls: RecordCalls;
  readonly #screens: RecordScreens;
  readonly #addresses;
  readonly done = Object.fromEntries(steps.map((step) => [step, 'no call'])) as Record<Step, StepKind>;
  #record!: StoredRecord;

  constructor(
    private readonly page: Page,
    private readonly resource: AnyResource,
  ) {
    this.#calls = new RecordCalls(page.request, resource);
    this.#screens = new RecordScreens(page, resource);
    this.#addresses = screensOf(resource);
  }

  /** Creates a record, or takes the first one of a resource whose records are not created. */
  async create(): Promise<void> {
    const { create } = this.#addresses;
    if (!this.resource.permissions.create) {
      const [first] = await this.#calls.list();
      if (!first) throw new RangeError(`${this.resource.path} has no record`);
      this.#record = await this.#calls.show(first.id);
      return;
    }
    this.done.create = create ? 'screen' : 'call';
    const { record, typed } = create ? await this.#screens.create(create, this.#stem) : await this.#createByCall();
    for (const [{ name, control }, { sent, typed: text }] of typed)
      if (control === 'translated-rich-text') expect(JSON.stringify(record[name])).toContain(text);
      else if (control !== 'time') expect(record[name], String(name)).toEqual(sent);
    this.#record = record;
  }
  async #createByCall() {
    const typed = new Map<Field, GeneratedValue>();
    for (const field of fieldsOfNew(this.resource)) {
      const value = valueOf(this.resource, field, this.#stem, 1);
      if (value) typed.set(field, value);
    }
    const body = Object.fromEntries([...typed].map(([{ name }, { sent }]) => [name, sent]));
    return { record: await this.#calls.create(body), typed };
  }

  /** Text by which the list finds the record: of the first field that it searches, or else of its first column. */
  get #text(): string {
    const { search, columns } = this.resource.list as { search: readonly string[]; columns: readonly string[] };
    const name = [...search, ...columns].find((one) => this.#record[one] !== undefined) ?? 'id';
    const value = this.#record[name];
    if (typeof value === 'string') return value;
    return ((value as Readonly<Record<string, string>>)['en-CA'] ?? '').slice(0, 60);
  }
  async find(): Promise<void> {
    const { list } = this.#addresses;
    this.done.list = this.done.search = list ? 'screen' : 'call';
    if (list) await this.#screens.find(list, this.#text);
    const found = await this.#calls.list(this.#text);
    expect(found.map(({ id }) => id)).toContain(this.#record.id);
  }

  /** Edits a field, meets the change of another session, and restores the first version of the history. */
  async edit(): Promise<void> {
    const edit = editOf(this.resource, this.#record, this.#stem);
    const { edit: address } = this.#addresses;
    for (const step of ['edit', 'conflict', 'history', 'undo'] as const)
      this.done[step] = edit ? (address ? 'screen' : 'call') : 'no field';
    if (!edit) return;
    if (address) await this.#editOnScreen(address, edit);
    else await this.#editByCall(edit);
    const [oldest] = (await this.#calls.history(this.#record.id)).toReversed();
    const restored = await this.#calls.show(this.#record.id);
    expect(edit.read(restored), 'the oldest version').toBe(edit.read(oldest?.after ?? {}));
    const isOurs = this.resource.permissions.create !== undefined;
    const before = edit.read(this.#record);
    this.#record = restored;
    // A record that was there before the walk is as it was, unless its field was still empty.
    if (isOurs || before === '') return;
    this.#record = await this.#calls.modify(restored, { [edit.name]: edit.original });
    expect(edit.read(this.#record)).toBe(before);
  }
  async #editOnScreen(address: string, { name, values, read }: FieldEdit): Promise<void> {
    const [mine, theirs, merged] = values;
    const { id } = this.#record;
    await this.#screens.open(address, this.#record, this.#stem);
    expect(await this.#screens.save(mine, read(this.#record) || undefined)).toBe(200);
    const saved = await this.#calls.show(id);
    expect(read(saved)).toBe(mine.typed);
    await this.#calls.modify(saved, { [name]: theirs.sent });
    expect(await this.#screens.save(merged, mine.typed)).toBe(409);
    await this.#screens.mergeMine(merged, theirs);
    expect(read(await this.#calls.show(id))).toBe(merged.typed);
    await this.#screens.undo();
  }
  async #editByCall({ name, values, read }: FieldEdit): Promise<void> {
    const [mine, theirs, merged] = values;
    const saved = await this.#calls.modify(this.#record, { [name]: mine.sent });
    const changed = await this.#calls.modify(saved, { [name]: theirs.sent });
    await this.#calls.conflict(saved, { [name]: merged.sent });
    expect(read(await this.#calls.show(this.#record.id))).toBe(theirs.typed);
    const [oldest] = (await this.#calls.history(this.#record.id)).toReversed();
    await this.#calls.revert(changed, oldest?.version ?? 0);
  }

  /** Moves the record to the trash and restores it, then leaves a created one in the trash. */
  async remove(): Promise<void> {
    if (!this.resource.permissions.remove) return;
    const { list } = this.#addresses;
    const { id } = this.#record;
    this.done.trash = this.done.restore = list ? 'screen' : 'call';
    if (list) {
      await this.#screens.find(list, this.#text);
      await this.#screens.remove(this.#text);
    } else await this.#calls.remove(await this.#calls.show(id));
    const inTrash = await this.#calls.list(this.#text, true);
    expect(inTrash.map((one) => one.id)).toContain(id);
    if (list) await this.#screens.restore(list, this.#text);
    else await this.#calls.restore(await this.#calls.show(id));
    const restored = await this.#calls.show(id);
    expect(restored.deletedAt).toBeUndefined();
    await this.#calls.remove(restored);
  }
}
