import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '@porchlight/contracts/internal';
import type { RenderJob, FromThread, ToThread } from './thread-messages.ts';
import { RenderTimeBudget } from './render-time-budget.ts';

/**
 * Outcome of a rendering: the page, or the reason why there is none. `isPageFault` is true when the page's code failed
 * rather than a service or an overloaded machine; for a page over its time budget it is known only later.
 */
export type RenderOutcome =
  { readonly page: RenderedPage } | { readonly failure: string; readonly isPageFault: boolean | Promise<boolean> };
/** Answers the API calls of a page during rendering. */
export type ApiFetcher = (
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: string }>;
/** Time limits of one rendering in milliseconds: without and with the wait for API responses. */
export interface RenderTimeouts {
  readonly budgetMs: number;
  readonly totalMs: number;
}

interface PendingRender {
  readonly budget: RenderTimeBudget;
  readonly totalTimer: NodeJS.Timeout;
  readonly answer: ApiFetcher;
  readonly finish: (outcome: RenderOutcome) => void;
}

const heapMb = 128;
/** Grace period in milliseconds; an overdue page that sends nothing within it counts as hung. */
const graceMs = 2_000;
/**
 * Heartbeat timeout in milliseconds; a thread that does not answer a ping within it counts as hung. On a loaded machine
 * a working thread can be silent for half a second.
 */
const heartbeatTimeoutMs = 1_000;

/** Worker thread that renders several pages concurrently. A hung thread is terminated; `onEnd` reports its end. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, PendingRender>();
  readonly #overdue = new Map<number, (isPageFault: boolean) => void>();
  #ids = 0;
  #heartbeatTimer: NodeJS.Timeout | undefined;
  #hasEnded = false;
  /** Whether the thread has rendered its warm-up pages. */
  isWarm = false;

  constructor(
    workerFile: URL,
    { onEnd, onOutput }: { onEnd: (reason: string) => void; onOutput: (output: string) => void },
  ) {
    // React selects its production build by NODE_ENV; the page code sees no other environment variable.
    this.#worker = new Worker(workerFile, {
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      stdout: true,
      stderr: true,
    });
    let reason = 'thread stopped';
    this.#worker.on('message', (message: FromThread) => {
      this.#onMessage(message);
    });
    this.#worker.on('error', (error) => {
      reason = error.message;
    });
    this.#worker.on('exit', () => {
      this.#end(reason);
      onEnd(reason);
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr])
      stream.on('data', (output: Buffer) => {
        onOutput(output.toString().slice(0, 500));
      });
  }

  get load(): number {
    return this.#hasEnded ? Infinity : this.#jobs.size;
  }

  render(order: RenderJob, answer: ApiFetcher, { budgetMs, totalMs }: RenderTimeouts): Promise<RenderOutcome> {
    if (this.#hasEnded) return Promise.resolve({ failure: 'thread has ended', isPageFault: false });
    const id = (this.#ids += 1);
    return new Promise((resolve) => {
      const finish = (outcome: RenderOutcome) => {
        this.#close(id);
        resolve(outcome);
      };
      const budget = new RenderTimeBudget(budgetMs, () => {
        this.#ping();
        finish({ failure: 'time budget exceeded', isPageFault: this.#isHung(id) });
      });
      const totalTimer = setTimeout(() => {
        finish({ failure: 'api responses timed out', isPageFault: false });
      }, totalMs);
      this.#jobs.set(id, { budget, totalTimer, answer, finish });
      this.#send({ kind: 'draw', id, order });
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #onMessage(message: FromThread): void {
    clearTimeout(this.#heartbeatTimer);
    this.#heartbeatTimer = undefined;
    if (message.kind === 'pong') return;
    const job = this.#jobs.get(message.id);
    // A message about an overdue page: unless it reports an error, the page was slow, not hung.
    if (!job) {
      this.#overdue.get(message.id)?.(message.kind === 'failed');
      return;
    }
    if (message.kind === 'page') job.finish({ page: message.page });
    else if (message.kind === 'failed') job.finish({ failure: message.reason, isPageFault: true });
    else void this.#answerFetch(message, job);
  }

  async #answerFetch(
    { id, call, path, headers }: Extract<FromThread, { kind: 'fetch' }>,
    job: PendingRender,
  ): Promise<void> {
    job.budget.pause();
    const answer = await job.answer(path, headers);
    if (!this.#jobs.has(id)) return;
    job.budget.resume();
    this.#send({ kind: 'answer', id, call, ...answer });
  }

  #isHung(id: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isPageFault: boolean) => {
        clearTimeout(timer);
        this.#overdue.delete(id);
        resolve(isPageFault);
      };
      const timer = setTimeout(() => {
        settle(true);
      }, graceMs);
      this.#overdue.set(id, settle);
    });
  }

  #ping(): void {
    this.#heartbeatTimer ??= setTimeout(() => {
      void this.#worker.terminate();
    }, heartbeatTimeoutMs);
    this.#send({ kind: 'ping' });
  }

  #close(id: number): void {
    const job = this.#jobs.get(id);
    job?.budget.stop();
    clearTimeout(job?.totalTimer);
    this.#jobs.delete(id);
  }

  #end(reason: string): void {
    this.#hasEnded = true;
    clearTimeout(this.#heartbeatTimer);
    // The page that ended the thread is unknown, so only one page is blamed.
    let isPageFault = true;
    const takeBlame = () => {
      const before = isPageFault;
      isPageFault = false;
      return before;
    };
    for (const settle of [...this.#overdue.values()]) settle(takeBlame());
    for (const job of [...this.#jobs.values()])
      job.finish({ failure: reason, isPageFault: Promise.resolve(takeBlame()) });
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}
