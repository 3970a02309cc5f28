import { Injectable } from '@nestjs/common';
import { maxReplyTemplates, type ReplyTemplate, type ReplyTemplateContent } from '@porchlight/contracts/catalog';
import { changedCount, changedRow, notFound, Problem, SqlPool } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '../messages.ts';

const columns = 'id, name, text';
const listSql = `
  select ${columns} from reply_template where owner_user_id = $1::uuid order by lower(name), name
  limit ${maxReplyTemplates}`;
const lockSql = `select pg_advisory_xact_lock(hashtextextended('reply templates ' || $1, 0))`;
// The same template again is returned as it is.
const createSql = `
  insert into reply_template as t (owner_user_id, name, text)
  select $1::uuid, $2::text, $3::text where ${maxReplyTemplates} > (
    select count(*) from reply_template where owner_user_id = $1::uuid and name <> $2)
  on conflict (owner_user_id, name) do update set text = excluded.text where t.text = excluded.text
  returning ${columns}`;
const nameSql = 'select from reply_template where owner_user_id = $1::uuid and name = $2';
const changeSql = `
  update reply_template set name = $3, text = $4 where owner_user_id = $1::uuid and id = $2
    and not exists (select from reply_template where owner_user_id = $1::uuid and name = $3 and id <> $2)
  returning ${columns}`;
const ownSql = 'select from reply_template where owner_user_id = $1::uuid and id = $2';
const deleteSql = 'delete from reply_template where owner_user_id = $1::uuid and id = $2';

/** Texts that a landlord inserts into replies. */
@Injectable()
export class ReplyTemplateStore {
  constructor(
    private readonly source: DataSource,
    private readonly pool: SqlPool,
  ) {}

  list(ownerId: string): Promise<ReplyTemplate[]> {
    return this.pool.rows<ReplyTemplate>('reply_templates', listSql, [ownerId]);
  }

  /** Throws 409 `name-taken`, or `too-many-templates` at the limit. */
  create(ownerId: string, { name, text }: ReplyTemplateContent): Promise<ReplyTemplate> {
    return this.#locked(ownerId, async (manager) => {
      const [created] = await manager.query<ReplyTemplate[]>(createSql, [ownerId, name.trim(), text.trim()]);
      if (created) return created;
      throw (await exists(manager, nameSql, [ownerId, name.trim()]))
        ? nameTaken()
        : new Problem(409, 'too-many-templates', messages.tooManyTemplates);
    });
  }

  /** Throws 404 for an unknown template and for another landlord's, and 409 `name-taken`. */
  change(ownerId: string, id: string, { name, text }: ReplyTemplateContent): Promise<ReplyTemplate> {
    return this.#locked(ownerId, async (manager) => {
      const changed = await changedRow<ReplyTemplate>(manager, changeSql, [ownerId, id, name.trim(), text.trim()]);
      if (changed) return changed;
      throw (await exists(manager, ownSql, [ownerId, id])) ? nameTaken() : templateNotFound();
    });
  }

  /** Throws 404 for an unknown template and for another landlord's. */
  async delete(ownerId: string, id: string): Promise<void> {
    if ((await changedCount(this.source, deleteSql, [ownerId, id])) === 0) throw templateNotFound();
  }

  /** Runs a change while no other one adds or renames templates of the landlord. */
  #locked<T>(ownerId: string, change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await manager.query(lockSql, [ownerId]);
      return change(manager);
    });
  }
}

const exists = async (manager: EntityManager, sql: string, parameters: readonly string[]): Promise<boolean> =>
  (await manager.query<unknown[]>(sql, [...parameters])).length > 0;
const nameTaken = () => new Problem(409, 'name-taken', messages.templateNameTaken);
const templateNotFound = () => notFound(messages.templateNotFound, 'template-not-found');
