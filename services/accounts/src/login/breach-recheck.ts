import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@porchlight/contracts';
import { errorFields, Log, SqlPool, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { BreachedPasswords } from '../credentials/breached-passwords.ts';
import { Mailer } from '../mail/mailer.ts';

/** Password that a login has just verified; `changedAt` identifies it, as text to keep the microseconds. */
export interface VerifiedPassword {
  readonly personId: string;
  readonly changedAt: string;
  readonly password: string;
}

const dueSql = `
  select 1 from credential where person_id = $1 and changed_at = $2::timestamptz and breached_at is null
    and (breach_checked_at is null or breach_checked_at < now() - interval '30 days')`;
const absentSql =
  'update credential set breach_checked_at = now() where person_id = $1 and changed_at = $2::timestamptz';
const foundSql = `
  update credential set breach_checked_at = now(), breached_at = now()
  from person where person.id = person_id and person_id = $1 and changed_at = $2::timestamptz and breached_at is null
  returning first_name as "firstName", language`;

/**
 * Looks the password of a login up again, because the look-up may have failed when it was set and leaks are found
 * later. The login does not wait; the owner of a leaked password is notified by mail, once.
 */
@Injectable()
export class BreachRecheck {
  constructor(
    private readonly breached: BreachedPasswords,
    private readonly pool: SqlPool,
    @InjectDataSource() private readonly source: DataSource,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  /** Starts the look-up when look-ups are on and the last one is 30 days old. */
  start(verified: VerifiedPassword, client: Client): void {
    if (!this.breached.isOn) return;
    this.#run(verified, client).catch((error: unknown) => {
      this.log.error('breached password check failed', errorFields(error));
    });
  }

  async #run({ personId, changedAt, password }: VerifiedPassword, client: Client): Promise<void> {
    const key = [personId, changedAt];
    if ((await this.pool.rows('breach_check_due', dueSql, key)).length === 0) return;
    const verdict = await this.breached.lookUp(password);
    if (verdict === 'absent') await this.pool.execute('breach_check_absent', absentSql, key);
    if (verdict === 'found')
      await this.source.transaction(async (manager) => {
        const [[owner]] = await manager.query<[{ firstName: string; language: Language }[], number]>(foundSql, key);
        if (owner) await this.#notify(manager, { personId, ...owner }, client);
      });
  }

  async #notify(
    manager: EntityManager,
    { personId, firstName, language }: { personId: string; firstName: string; language: Language },
    { ip, requestId }: Client,
  ): Promise<void> {
    await this.mailer.request(manager, {
      template: 'password-breached',
      key: `password-breached:${randomUUID()}`,
      personId,
      language,
      words: { firstName },
    });
    await this.audit.record(manager, {
      action: 'password.breached',
      objectKind: 'person',
      objectId: personId,
      ip,
      requestId,
    });
  }
}
