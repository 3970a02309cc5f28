import type { APIRequestContext } from '@playwright/test';
import type { AnyResource } from '@porchlight/contracts';
import { authHeaders } from '../demo-login.ts';
import { makeExample } from '../resources/examples.ts';
import { RecordCalls, type StoredRecord } from '../resources/record-calls.ts';
import { valueOf, type Field } from '../resources/values.ts';
import type { TextField } from './text-fields.ts';

const maxRecords = 30;
const maxTemplates = 20;
type Body = Record<string, unknown>;
export interface ChangedRecord {
  readonly record: StoredRecord;
  /** Whether a rich text of it was changed. */
  readonly isRich: boolean;
}

/** Whether two records may not have the same value of a field: addresses and codes. */
const isUnique = ({ control, initial, optional }: Field) =>
  control === 'slug' || (control === 'text' && initial === undefined && !optional);

/** Stores texts in records of a resource as the site owner: in new ones, or in those that there are. */
export class PayloadStore {
  #records: StoredRecord[] = [];
  #created: readonly StoredRecord[] = [];
  /** Number of the texts of each field that were sent. */
  readonly #sent = new Map<TextField, number>();
  readonly #calls: RecordCalls;
  constructor(
    private readonly request: APIRequestContext,
    private readonly resource: AnyResource,
    private readonly fields: readonly TextField[],
  ) {
    this.#calls = new RecordCalls(request, resource);
  }

  /** Whether every text was stored, or refused. */
  get isDone(): boolean {
    return this.fields.every((field) => this.#next(field) >= field.texts.length);
  }
  #next = (field: TextField) => this.#sent.get(field) ?? 0;

  /** Creates records like one of the first, or takes those that there are. */
  async start(): Promise<void> {
    await makeExample(this.request, this.resource.path);
    const existing = await this.#calls.list();
    const [first] = existing;
    if (!first) throw new RangeError(`${this.resource.path} has no record`);
    const count = Math.min(maxRecords, Math.max(1, ...this.fields.map(({ texts }) => texts.length)));
    if (!this.resource.permissions.create) {
      this.#records = await Promise.all(existing.slice(0, count).map(({ id }) => this.#calls.show(id)));
      return;
    }
    const record = await this.#createFirst(existing);
    for (let at = 1; at < count; at += 1) this.#records.push(await this.#calls.create(this.#copyOf(record, at)));
    this.#created = [...this.#records];
  }
  /** Creates a copy of the first record that may be copied: users with the role of landlord, for one, may not. */
  async #createFirst(existing: readonly StoredRecord[]): Promise<StoredRecord> {
    const refusals: unknown[] = [];
    for (const { id } of existing.slice(0, maxTemplates)) {
      const record = await this.#calls.show(id);
      try {
        this.#records = [await this.#calls.create(this.#copyOf(record, 0))];
        return record;
      } catch (refusal) {
        refusals.push(refusal);
      }
    }
    throw new AggregateError(refusals, `${this.resource.path}: no record can be copied`);
  }
  #copyOf(record: StoredRecord, at: number): Body {
    const stem = `${Date.now().toString(36)}-${at}`;
    return Object.fromEntries(
      this.resource.form.map((field: AnyResource['form'][number]) => [
        field.name,
        isUnique(field) ? valueOf(this.resource, field, stem, 1)?.sent : record[field.name],
      ]),
    );
  }

  /**
   * Stores one text in each field of each record. Fields that refuse theirs keep what they have. Returns the changed
   * records, and the number of the stored texts. Throws when no record has a place for what is left.
   */
  async store() {
    let stored = 0;
    const changed: ChangedRecord[] = [];
    const before = [...this.#sent.values()].join();
    for (const [at, record] of this.#records.entries()) {
      const texts = this.#textsFor(record);
      const body = await this.#modify(record, texts);
      if (!body) continue;
      this.#records[at] = body;
      changed.push({ record: body, isRich: [...texts.keys()].some((field) => field.isRich) });
      stored += texts.size;
    }
    if ([...this.#sent.values()].join() === before)
      throw new RangeError(`${this.resource.path} has no place for a text`);
    return { changed, stored };
  }
  #textsFor(record: StoredRecord): Map<TextField, string> {
    const texts = new Map<TextField, string>();
    for (const field of this.fields) {
      const text = field.texts[this.#next(field)];
      if (text === undefined || field.valueWith(text, record, {}) === undefined) continue;
      texts.set(field, text);
      this.#sent.set(field, this.#next(field) + 1);
    }
    return texts;
  }
  /** Stores texts, and removes those that are refused from the map. Returns the record, or undefined if none is left. */
  async #modify(record: StoredRecord, texts: Map<TextField, string>): Promise<StoredRecord | undefined> {
    const { id, version } = record;
    while (texts.size > 0) {
      const data: Body = { version };
      for (const [field, text] of texts) data[field.name] = field.valueWith(text, record, data);
      const response = await this.request.patch(`/api${this.resource.path}/${id}`, {
        headers: await authHeaders(this.request, 'owner'),
        data,
      });
      const body = (await response.json()) as Body;
      if (response.ok()) return body as StoredRecord;
      const refused = Object.keys((body['errors'] ?? {}) as object).map((path) => path.split('.')[0]);
      const fields = [...texts.keys()].filter(({ name }) => refused.includes(name));
      if (fields.length === 0) throw new Error(`${this.resource.path}: ${response.status()} ${JSON.stringify(body)}`);
      for (const field of fields) texts.delete(field);
    }
    return undefined;
  }

  /** Moves the created records to the trash; records that cannot be removed stay. */
  async remove(): Promise<void> {
    if (!this.resource.permissions.remove) return;
    for (const { id } of this.#created) await this.#calls.remove(await this.#calls.show(id));
  }
}
