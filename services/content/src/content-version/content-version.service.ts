import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';

/**
 * Reads the content version, which a trigger on each table renews on every edit; it is the key of the browser's 48-hour
 * cache.
 */
@Injectable()
export class ContentVersionService {
  constructor(private readonly pool: SqlPool) {}

  async now(): Promise<string> {
    const [row] = await this.pool.rows<{ version: string }>(
      'content_version',
      'select version::text as version from content_version',
    );
    return row?.version ?? 'none';
  }
}
