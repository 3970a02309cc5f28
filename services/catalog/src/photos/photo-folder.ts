import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

const fileName = 'folder-id';
const claimSql = 'insert into photo_folder (id) values ($1) on conflict do nothing';
const stateSql = 'select id, exists (select from photo_upload) as "hasUploads" from photo_folder';

/**
 * Refuses to start on a folder that lacks the photos of landlords, such as an empty volume or that of another site: the
 * database knows the id that the folder must hold.
 */
@Injectable()
export class PhotoFolder implements OnModuleInit {
  constructor(
    private readonly config: CatalogConfig,
    private readonly pool: SqlPool,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.pool.execute('photo_folder_claim', claimSql, [randomUUID()]);
    const state = await this.pool.row<{ id: string; hasUploads: boolean }>('photo_folder_state', stateSql);
    if (!state) throw new Error('no id of a photo folder is stored');
    const folder = this.config.dataDir && join(this.config.dataDir, 'assets');
    const found = folder && (await readFile(join(folder, fileName), 'utf8').catch(() => undefined));
    if (found === state.id) return;
    if (state.hasUploads)
      throw new Error(
        `DATA_DIR must be the folder with the photos of the landlords, which has the id ${state.id}: ${found ? `this one has the id ${found}` : 'this one has none'}`,
      );
    if (folder) await writeFileAtomically(folder, fileName, Buffer.from(state.id));
  }
}
