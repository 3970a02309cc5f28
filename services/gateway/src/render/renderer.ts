import { defaultPermalinks, type Permalinks } from '@porchlight/contracts';
import type { RenderedPage } from '@porchlight/contracts/internal';
import type { Log } from '@porchlight/service-kit';
import type { Release } from '../pages/releases.ts';
import { FailingVersions } from './failing-versions.ts';
import type { RenderJob } from './thread-messages.ts';
import { RenderThread, type ApiFetcher, type RenderTimeouts } from './render-thread.ts';

/** Options of the renderer. `workerFile` is the built worker. */
export interface RendererOptions {
  readonly workerFile: URL;
  readonly threads: number;
  readonly log: Log;
}
/**
 * Reason why the browser must render a page: `failed` when its code threw, `left` when the server was too slow or too
 * busy.
 */
export type ClientRenderReason = 'failed' | 'left';
/** Page request: URL, origin, permalinks and release. */
export interface PageRequest {
  readonly url: string;
  readonly origin: string;
  readonly permalinks: Permalinks;
  readonly release: Release;
}

/** Time zone of rendered dates; pages are shared by all guests, so it is the zone of most listings. */
const timeZone = 'America/Toronto';
const warmTimeouts: RenderTimeouts = { budgetMs: 500, totalMs: 4_000 };
// The first pages of a thread compile all code.
const coldTimeouts: RenderTimeouts = { budgetMs: 15_000, totalMs: 30_000 };
const warmUps = 5;
const maxConcurrentPages = 16;
const restartDelayMs = 300;
const blockedReleaseDelayMs = 5_000;
// At boot a page waits for the first warm thread; when all threads are lost later, it waits briefly and is then left to
// the browser.
const bootWaitMs = 5_000;
const restartWaitMs = 400;

/**
 * Pool of threads that render pages with a time limit. `render` never throws: it returns the reason when the browser
 * must render the page.
 */
export class Renderer {
  readonly #threads = new Set<RenderThread>();
  readonly #failingVersions = new FailingVersions();
  #warming: Promise<unknown> | undefined;
  #latest: Release | undefined;
  /** Key of the last release whose code threw. */
  #failedRelease: string | undefined;
  #hasBeenWarm = false;
  #isStopped = false;

  constructor(private readonly options: RendererOptions) {}

  /** Starts the threads; requests wait until the first one is warm, up to a limit. */
  start(release: Release, respond: ApiFetcher): void {
    this.#latest = release;
    if (this.#isStopped || this.#warming || !release.servers.shell || this.options.threads === 0) return;
    this.#warming = Promise.race(Array.from({ length: this.options.threads }, () => this.#addThread(release, respond)));
  }

  async render(request: PageRequest, respond: ApiFetcher): Promise<RenderedPage | ClientRenderReason> {
    const { release } = request;
    const renderJob = renderJobFor(request);
    if (!renderJob) return 'left';
    // If no code of the release threw, the machine may be overloaded, and the browser can render the page.
    if (!this.#failingVersions.canTry(release.key)) return this.#failedRelease === release.key ? 'failed' : 'left';
    this.start(release, respond);
    const thread = await this.#warmThread();
    if (!thread || thread.load >= maxConcurrentPages) return 'left';
    const drawn = await thread.render(renderJob, respond, warmTimeouts);
    if ('page' in drawn) return this.#logFailedBoundaries(drawn.page, release);
    void this.#recordFailure(release, drawn.isPageFault);
    this.options.log.warn('page left to the browser', { reason: drawn.failure, release: release.key });
    if (drawn.isPageFault !== true) return 'left';
    this.#failedRelease = release.key;
    return 'failed';
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  async #recordFailure(release: Release, isPageFault: boolean | Promise<boolean>): Promise<void> {
    if (await isPageFault) this.#failingVersions.recordFailure(release.key);
  }

  // React writes this marker where a Suspense boundary failed on the server; the rest of the page is valid.
  #logFailedBoundaries(page: RenderedPage, release: Release): RenderedPage {
    if (page.body.includes('<!--$!-->'))
      this.options.log.warn('suspense boundary failed on the server', { release: release.key });
    return page;
  }

  async #warmThread(): Promise<RenderThread | undefined> {
    const warm = () => [...this.#threads].filter(({ isWarm }) => isWarm).sort((a, b) => a.load - b.load)[0];
    if (!warm()) await waitAtMost(this.#hasBeenWarm ? restartWaitMs : bootWaitMs, this.#warming);
    return warm();
  }

  async #addThread(release: Release, respond: ApiFetcher): Promise<void> {
    const { log, workerFile } = this.options;
    const thread = new RenderThread(workerFile, {
      onEnd: (reason) => {
        this.#onThreadEnd(thread, reason, respond);
      },
      onOutput: (output) => {
        log.debug('render thread output', { output });
      },
    });
    this.#threads.add(thread);
    await this.#warmUp(thread, release, respond);
    thread.isWarm = this.#hasBeenWarm = true;
  }

  async #warmUp(thread: RenderThread, release: Release, respond: ApiFetcher): Promise<void> {
    const renderJob = renderJobFor({
      url: '/',
      origin: 'http://localhost',
      permalinks: defaultPermalinks,
      release,
    });
    for (let drawn = 0; renderJob && drawn < warmUps; drawn += 1) {
      const first = await thread.render(renderJob, respond, coldTimeouts);
      if ('page' in first) continue;
      void this.#recordFailure(release, first.isPageFault);
      this.options.log.warn('release warm-up failed', { reason: first.failure, release: release.key });
      return;
    }
  }

  #onThreadEnd(thread: RenderThread, reason: string, respond: ApiFetcher): void {
    this.#threads.delete(thread);
    if (this.#isStopped) return;
    this.options.log.warn('render thread ended', { reason });
    this.#replaceAfter(restartDelayMs, respond);
  }

  // A release whose threads keep ending is not retried until its failures expire.
  #replaceAfter(ms: number, respond: ApiFetcher): void {
    setTimeout(() => {
      if (this.#isStopped || !this.#latest) return;
      if (this.#failingVersions.canTry(this.#latest.key)) this.#warming = this.#addThread(this.#latest, respond);
      else this.#replaceAfter(blockedReleaseDelayMs, respond);
    }, ms).unref();
  }
}

function waitAtMost(ms: number, work: Promise<unknown> | undefined): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

function renderJobFor({ url, origin, permalinks, release: { areas, servers } }: PageRequest): RenderJob | undefined {
  return servers.shell === undefined
    ? undefined
    : {
        url,
        origin,
        permalinks,
        now: new Date().toISOString(),
        timeZone,
        areas,
        shellServer: servers.shell,
        areaServers: servers.areas,
      };
}
