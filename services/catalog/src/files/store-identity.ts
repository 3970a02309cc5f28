import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changedRow, Log, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { StoredFiles } from './stored-files.ts';

const key = 'folder-id';
const createSql = 'insert into photo_folder (id) values (gen_random_uuid()) on conflict do nothing';
const stateSql = 'select id, claimed_at is not null as "isClaimed" from photo_folder for update';
const claimSql = 'update photo_folder set claimed_at = now() where claimed_at is null returning id';

/**
 * Pairs the database with the store of its files: the store holds an id that the database knows. Refuses to start on
 * another store, such as an empty volume, that of another site, or a second folder that is not shared.
 */
@Injectable()
export class StoreIdentity implements OnModuleInit {
  constructor(
    private readonly files: StoredFiles,
    private readonly source: DataSource,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      await this.source.transaction((manager) => this.#check(manager));
    } catch (error) {
      // Searches do not need the files. The next start checks again.
      if (!(error instanceof Problem)) throw error;
      this.log.warn('file store could not be identified');
    }
  }

  // The lock on the row lets the first of several catalogs claim its store, and the others find that out.
  async #check(manager: EntityManager): Promise<void> {
    await manager.query(createSql);
    const [state] = await manager.query<{ id: string; isClaimed: boolean }[]>(stateSql);
    if (!state) throw new Error('no id of a file store is stored');
    const found = (await this.files.read(key))?.toString('utf8');
    const isNew = found === undefined && !state.isClaimed && this.files.isAvailable;
    if (isNew) await this.files.write(key, Buffer.from(state.id));
    else if (found !== state.id && (state.isClaimed || this.files.isAvailable)) throw wrongStore(state.id, found);
    if (this.files.isAvailable) await changedRow(manager, claimSql);
  }
}

function wrongStore(id: string, found: string | undefined): Error {
  const difference = found === undefined ? `has no file ${key}` : `has the id ${found}`;
  return new Error(
    `The files of this database are in the store with the id ${id}, but the configured one ${difference}. ` +
      'Set DATA_DIR to the shared folder of all catalogs, or S3_BUCKET to its bucket.',
  );
}
