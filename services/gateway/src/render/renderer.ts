import type { RenderedPage } from '@porchlight/contracts/internal';
import type { Log } from '@porchlight/service-kit';
import type { Release } from '../pages/releases.ts';
import { FailingVersions } from './failing-versions.ts';
import type { DrawOrder } from './messages.ts';
import { RenderThread, type Answerer, type PageTimes } from './render-thread.ts';

/** What the pool of threads needs. `workerFile` is the built worker. */
export interface RendererParts {
  readonly workerFile: URL;
  readonly threads: number;
  readonly log: Log;
}
/** Why the browser must draw a page: its code failed, or it came too late or to a crowd. */
export type Undrawn = 'failed' | 'left';
/** A page to draw for somebody. */
export interface PageOrder {
  readonly url: string;
  readonly origin: string;
  readonly release: Release;
}

/** Guests everywhere get the same page, so its times are told in the zone where most homes are. */
const timeZone = 'America/Toronto';
const warmTimes: PageTimes = { ownMs: 500, wholeMs: 4_000 };
// The first pages of a thread compile everything.
const coldTimes: PageTimes = { ownMs: 15_000, wholeMs: 30_000 };
const warmUps = 5;
const mostPagesAtOnce = 16;
const againMs = 300;
const laterMs = 5_000;
// Before the first thread is warm a page waits for it; when all threads are lost later, the browser draws.
const bootWaitMs = 5_000;
const lossWaitMs = 400;

/** Draws pages in threads with a deadline. What must be drawn by the browser it says, and never throws. */
export class Renderer {
  readonly #parts: RendererParts;
  readonly #threads = new Set<RenderThread>();
  readonly #failing = new FailingVersions();
  #warming: Promise<unknown> | undefined;
  #latest: Release | undefined;
  /** The release whose code threw last. */
  #thrown: string | undefined;
  #hasBeenWarm = false;
  #isStopped = false;

  constructor(parts: RendererParts) {
    this.#parts = parts;
  }

  /** Starts the threads; pages that come while all are cold wait a little. */
  start(release: Release, answer: Answerer): void {
    this.#latest = release;
    if (this.#isStopped || this.#warming || !release.servers.shell || this.#parts.threads === 0) return;
    this.#warming = Promise.race(Array.from({ length: this.#parts.threads }, () => this.#addThread(release, answer)));
  }

  async draw({ url, origin, release }: PageOrder, answer: Answerer): Promise<RenderedPage | Undrawn> {
    const order = orderOf({ url, origin, release });
    if (!order) return 'left';
    // Where no code of the release threw, a crowded machine may be the reason: then the browser can draw it.
    if (!this.#failing.mayTry(release.key)) return this.#thrown === release.key ? 'failed' : 'left';
    this.start(release, answer);
    const thread = await this.#warmThread();
    if (!thread || thread.load >= mostPagesAtOnce) return 'left';
    const drawn = await thread.draw(order, answer, warmTimes);
    if ('page' in drawn) return this.#checked(drawn.page, release);
    void this.#blame(release, drawn.isOurs);
    this.#parts.log.caution('a page was left to the browser', { reason: drawn.failure, release: release.key });
    if (drawn.isOurs !== true) return 'left';
    this.#thrown = release.key;
    return 'failed';
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  async #blame(release: Release, isOurs: boolean | Promise<boolean>): Promise<void> {
    if (await isOurs) this.#failing.note(release.key);
  }

  // React writes this mark where a part failed and was left out: the rest of the page is good.
  #checked(page: RenderedPage, release: Release): RenderedPage {
    if (page.body.includes('<!--$!-->'))
      this.#parts.log.caution('a part of a page failed on the server', { release: release.key });
    return page;
  }

  async #warmThread(): Promise<RenderThread | undefined> {
    const warm = () => [...this.#threads].filter(({ isWarm }) => isWarm).sort((a, b) => a.load - b.load)[0];
    if (!warm()) await atMost(this.#hasBeenWarm ? lossWaitMs : bootWaitMs, this.#warming);
    return warm();
  }

  async #addThread(release: Release, answer: Answerer): Promise<void> {
    const { log, workerFile } = this.#parts;
    const thread = new RenderThread(workerFile, {
      onEnd: (reason) => {
        this.#lose(thread, reason, answer);
      },
      onWords: (said) => {
        log.detail('a page said', { said });
      },
    });
    this.#threads.add(thread);
    await this.#warmUp(thread, release, answer);
    thread.isWarm = this.#hasBeenWarm = true;
  }

  async #warmUp(thread: RenderThread, release: Release, answer: Answerer): Promise<void> {
    const order = orderOf({ url: '/', origin: 'http://localhost', release });
    for (let drawn = 0; order && drawn < warmUps; drawn += 1) {
      const first = await thread.draw(order, answer, coldTimes);
      if ('page' in first) continue;
      void this.#blame(release, first.isOurs);
      this.#parts.log.caution('a release could not be drawn', { reason: first.failure, release: release.key });
      return;
    }
  }

  #lose(thread: RenderThread, reason: string, answer: Answerer): void {
    this.#threads.delete(thread);
    if (this.#isStopped) return;
    this.#parts.log.caution('a thread that draws pages ended', { reason });
    this.#replaceIn(againMs, answer);
  }

  // A version that ends its threads is given peace with them.
  #replaceIn(ms: number, answer: Answerer): void {
    setTimeout(() => {
      if (this.#isStopped || !this.#latest) return;
      if (this.#failing.mayTry(this.#latest.key)) this.#warming = this.#addThread(this.#latest, answer);
      else this.#replaceIn(laterMs, answer);
    }, ms).unref();
  }
}

function atMost(ms: number, work: Promise<unknown> | undefined): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

function orderOf({ url, origin, release: { areas, servers } }: PageOrder): DrawOrder | undefined {
  return servers.shell === undefined
    ? undefined
    : {
        url,
        origin,
        now: new Date().toISOString(),
        timeZone,
        areas,
        shellServer: servers.shell,
        areaServers: servers.areas,
      };
}
