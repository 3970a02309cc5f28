import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller, Language } from '@porchlight/contracts';
import type { ExportState } from '@porchlight/contracts/accounts';
import { exportPerson } from '@porchlight/contracts/internal';
import {
  changedCount,
  notFound,
  Outbox,
  PersonalData,
  Problem,
  ServiceClient,
  SignedLinks,
  SqlPool,
  Task,
  type Client,
} from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Mailer } from '../mail/mailer.ts';
import { PasswordConfirmation } from '../credentials/password-confirmation.ts';
import { createArchive, type ServiceExport } from './archive.ts';
import { dataMap } from './data-map.ts';
import { messages } from './messages.ts';

const task = 'export-person';
const linkSeconds = 15 * 60;
const personalData = new PersonalData(dataMap);
const requestSql = `
  insert into person_export (person_id) values ($1) on conflict (person_id) do update
  set id = gen_random_uuid(), asked_at = now(), file = null returning id`;
const ownerSql = `
  select first_name as "firstName", language, case when email_verified_at is not null then email end as email
  from person where id = $1`;

interface Owner {
  readonly firstName: string;
  readonly language: Language;
  readonly email: string | null;
}

/** Data exports: requested with the password, built by a worker, and downloaded by their owner only. */
@Injectable()
export class DataExports {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
    private readonly links: SignedLinks,
    private readonly mailer: Mailer,
    private readonly passwords: PasswordConfirmation,
    private readonly audit: Audit,
  ) {}

  /** Requests an export, which replaces an earlier one. */
  async begin(caller: Caller, password: string, client: Client): Promise<string> {
    const { id: personId } = await this.passwords.confirm(caller, password, client);
    return this.source.transaction(async (manager) => {
      const [requested] = await manager.query<[{ id: string }]>(requestSql, [personId]);
      await this.outbox.enqueue(manager, task, { personId, exportId: requested.id });
      await this.audit.record(manager, {
        action: 'export.asked',
        actorId: personId,
        objectKind: 'person',
        objectId: personId,
        ip: client.ip,
        requestId: client.requestId,
      });
      return requested.id;
    });
  }

  /** Throws 404 for a removed export or that of another user. */
  async getState(exportId: string, { userId }: Caller): Promise<ExportState> {
    const found = await this.pool.row<{ isReady: boolean }>(
      'look_export',
      'select file is not null as "isReady" from person_export where id = $1 and person_id = $2',
      [exportId, userId],
    );
    if (!found) throw notFound(messages.exportGone);
    return found.isReady
      ? {
          state: 'ready',
          url: `/user/export/${exportId}/file/${this.links.sign('export', exportId, linkSeconds).text}`,
        }
      : { state: 'waiting' };
  }

  /** Removes an export, ready or not; the result of a running worker is discarded. */
  async cancel(exportId: string, { userId }: Caller): Promise<void> {
    if (
      (await this.pool.execute('cancel_export', 'delete from person_export where id = $1 and person_id = $2', [
        exportId,
        userId,
      ])) === 0
    )
      throw notFound(messages.exportGone);
  }

  /** Returns the file. Requires a valid link and the session of its owner; throws 404 or 410. */
  async fetch(
    { id, token }: { readonly id: string; readonly token: string },
    { userId }: Caller,
    client: Client,
  ): Promise<Buffer> {
    const found = await this.pool.row<{ file: Buffer }>(
      'fetch_export',
      'select file from person_export where id = $1 and person_id = $2 and file is not null',
      [id, userId],
    );
    if (!found) throw notFound(messages.exportGone);
    const read = this.links.read('export', token);
    if (read.state !== 'valid' || read.link.subject !== id) throw new Problem(410, 'link-dead', messages.linkDead);
    await this.audit.record(this.source.manager, {
      action: 'export.fetched',
      actorId: userId,
      objectKind: 'person',
      objectId: userId,
      ip: client.ip,
      requestId: client.requestId,
    });
    return found.file;
  }

  // An unavailable service fails the job, which is retried: an export is complete or absent.
  @Task(task)
  async build({ personId, exportId }: { personId: string; exportId: string }, manager: EntityManager): Promise<void> {
    const [owner] = await manager.query<Owner[]>(ownerSql, [personId]);
    if (!owner) return;
    const subject = { personId, ...(owner.email === null ? {} : { email: owner.email }) };
    const others = await Promise.all(
      (['catalog', 'commerce', 'content'] as const).map(async (service): Promise<ServiceExport> => ({
        service,
        sections: (await this.services.call(exportPerson[service], { body: subject })).sections,
      })),
    );
    const file = createArchive(
      [{ service: 'accounts', sections: await personalData.read(manager, subject) }, ...others],
      new Date(),
    );
    const count = await changedCount(manager, 'update person_export set file = $2 where id = $1', [exportId, file]);
    if (count > 0)
      await this.mailer.request(manager, {
        template: 'export-ready',
        key: `export-ready:${randomUUID()}`,
        personId,
        language: owner.language,
        words: { firstName: owner.firstName, path: `/admin/my-account?export=${exportId}` },
      });
  }
}
