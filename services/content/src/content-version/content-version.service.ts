import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';

/** The mark that changes with every edit of content (a trigger on each table sees to it); the key of the browser's 48-hour copy. */
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
