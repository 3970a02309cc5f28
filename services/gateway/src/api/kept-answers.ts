import { LRUCache } from 'lru-cache';
import type { AnyRoute } from '@porchlight/contracts';

/** An answer as a page or a browser takes it. */
export interface WholeAnswer {
  readonly status: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly body: Buffer;
}
interface Kept {
  readonly answer: WholeAnswer;
  readonly at: number;
}

const mostBytes = 32 * 1024 * 1024;
/** Longest that a kept answer is used as if it were new, in seconds. */
const freshSeconds = 30;
/** Longest that the words of the site are shown while content is away: what a browser keeps them for too. */
const lastGoodMs = 48 * 3_600_000;

/** Seconds that an answer may be kept for everybody: 0 when it may not, 1 when it must be asked for again each time. */
export function keepSeconds(status: number, cacheControl: string | undefined): number {
  if (status !== 200 || cacheControl === undefined || /no-store|private|no-cache/.test(cacheControl)) return 0;
  const age = Number(/(?:s-maxage|max-age)=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return age > 0 ? age : /must-revalidate/.test(cacheControl) ? 1 : 0;
}

/** Whether the last good answer of a call may stand in while its service is away: words of the site, never money or rights. */
export const mayStandIn = (route: AnyRoute): boolean =>
  route.service === 'content' &&
  route.method === 'GET' &&
  route.access.kind === 'anyone' &&
  (route.caching?.shared ?? 0) > 0;

/** Public answers by address, for pages and for the hour when a service is away. */
export class KeptAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length + 200,
  });
  readonly #now: () => number;
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  keep(path: string, answer: WholeAnswer): void {
    if (keepSeconds(answer.status, answer.cacheControl) > 1) this.#kept.set(path, { answer, at: this.#now() });
  }
  fresh(path: string): WholeAnswer | undefined {
    const kept = this.#kept.get(path);
    const life = kept && Math.min(freshSeconds, keepSeconds(kept.answer.status, kept.answer.cacheControl)) * 1_000;
    return kept && life && this.#now() - kept.at < life ? kept.answer : undefined;
  }
  lastGood(path: string): WholeAnswer | undefined {
    const kept = this.#kept.get(path);
    return kept && this.#now() - kept.at < lastGoodMs ? kept.answer : undefined;
  }
}
