import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { applyPermalinksWithFormer, defaultPermalinks, type Permalinks } from '@porchlight/contracts';
import { SqlPool } from '@porchlight/service-kit';

/** Chosen segments by kind of page, and the kind of each replaced segment. */
export interface SitePermalinks {
  readonly chosen: Permalinks;
  readonly former: Readonly<Record<string, string>>;
}

/** Reads the permalinks, and applies them to the links of this service. */
@Injectable()
export class PermalinksService implements OnApplicationBootstrap {
  constructor(private readonly pool: SqlPool) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.current();
  }

  async current(): Promise<SitePermalinks> {
    const rows = await this.pool.rows<{ kind: string; segment: string; isFormer: boolean }>(
      'permalinks',
      `
      select kind, segment, false as "isFormer" from permalink
      union all select kind, segment, true from former_permalink`,
    );
    const chosen = rows.filter(({ isFormer }) => !isFormer).map(({ kind, segment }) => [kind, segment]);
    const former = rows.filter(({ isFormer }) => isFormer).map(({ kind, segment }) => [segment, kind]);
    const permalinks: SitePermalinks = {
      chosen: { ...defaultPermalinks, ...Object.fromEntries(chosen) },
      former: Object.fromEntries(former),
    };
    applyPermalinksWithFormer(permalinks.chosen, permalinks.former);
    return permalinks;
  }
}
