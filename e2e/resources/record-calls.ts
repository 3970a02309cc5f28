import { expect, type APIRequestContext } from '@playwright/test';
import type { AnyResource } from '@porchlight/contracts';
import { authHeaders } from '../demo-login.ts';

/** Record of a resource, by the names of its fields. */
export interface StoredRecord extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version: number;
  readonly deletedAt?: string;
}
export interface StoredChange {
  readonly version: number;
  readonly action: string;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The calls of a resource, as the site owner in a session without a browser. */
export class RecordCalls {
  constructor(
    private readonly request: APIRequestContext,
    private readonly resource: AnyResource,
  ) {}

  async list(search = '', trash = false): Promise<readonly StoredRecord[]> {
    const query = new URLSearchParams({ ...(search && { search }), ...(trash && { trash: 'true' }) });
    return (await this.#send<{ records: StoredRecord[] }>('GET', `?${query.toString()}`)).records;
  }
  show = (id: string) => this.#send<StoredRecord>('GET', `/${id}`);
  history = async (id: string) =>
    (await this.#send<{ changes: readonly StoredChange[] }>('GET', `/${id}/history`)).changes;
  create = (data: object) => this.#send<StoredRecord>('POST', '', data, 201);
  modify = ({ id, version }: StoredRecord, data: object) =>
    this.#send<StoredRecord>('PATCH', `/${id}`, { ...data, version });
  /** Sends a change that is based on an old version, which must be refused with the current record. */
  async conflict({ id, version }: StoredRecord, data: object): Promise<void> {
    const body = await this.#send<{ code: string }>('PATCH', `/${id}`, { ...data, version }, 409);
    expect(body).toMatchObject({ code: 'version-conflict', current: { id } });
  }
  revert = ({ id, version }: StoredRecord, to: number) =>
    this.#send<StoredRecord>('POST', `/${id}/revert`, { version, to });
  remove = ({ id, version }: StoredRecord) => this.#send<StoredRecord>('DELETE', `/${id}`, { version });
  restore = ({ id, version }: StoredRecord) => this.#send<StoredRecord>('POST', `/${id}/restore`, { version });

  async #send<T>(method: string, path: string, data?: object, status = 200): Promise<T> {
    const response = await this.request.fetch(`/api${this.resource.path}${path}`, {
      method,
      headers: await authHeaders(this.request, 'owner'),
      ...(data && { data }),
    });
    expect(response.status(), `${method} ${this.resource.path}${path}: ${await response.text()}`).toBe(status);
    return (await response.json()) as T;
  }
}
