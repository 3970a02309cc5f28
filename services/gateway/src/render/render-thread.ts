import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '@porchlight/contracts/internal';
import type { DrawOrder, FromThread, ToThread } from './messages.ts';
import { OwnTime } from './own-time.ts';

/**
 * How a page ended: drawn, or why not. `isOurs`: the code of the page is to blame, not a slow service or a busy machine; of
 * a page that is late it is known only later.
 */
export type Drawn =
  { readonly page: RenderedPage } | { readonly failure: string; readonly isOurs: boolean | Promise<boolean> };
/** Answers what a page asks of the API. */
export type Answerer = (
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: string }>;
/** How long one page may take. */
export interface PageTimes {
  readonly ownMs: number;
  readonly wholeMs: number;
}

interface Job {
  readonly own: OwnTime;
  readonly whole: NodeJS.Timeout;
  readonly answer: Answerer;
  readonly finish: (drawn: Drawn) => void;
}

const heapMb = 128;
/** A late page of which nothing is heard within this time is broken. */
const graceMs = 2_000;
/** A thread that does not answer a knock within this time is stuck; on a crowded machine one that works may be silent for half a second. */
const knockMs = 1_000;

/** One thread that draws pages, several at a time. It is ended when it is stuck; `onEnd` says that it is no more. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  readonly #late = new Map<number, (isOurs: boolean) => void>();
  #ids = 0;
  #knock: NodeJS.Timeout | undefined;
  #hasEnded = false;
  /** Whether it has drawn enough to be quick. */
  isWarm = false;

  constructor(
    workerFile: URL,
    { onEnd, onWords }: { onEnd: (reason: string) => void; onWords: (words: string) => void },
  ) {
    // React's production build goes by NODE_ENV; nothing else of our environment is the page's business.
    this.#worker = new Worker(workerFile, {
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      stdout: true,
      stderr: true,
    });
    let reason = 'it was stopped';
    this.#worker.on('message', (message: FromThread) => {
      this.#hear(message);
    });
    this.#worker.on('error', (error) => {
      reason = error.message;
    });
    this.#worker.on('exit', () => {
      this.#end(reason);
      onEnd(reason);
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr])
      stream.on('data', (words: Buffer) => {
        onWords(words.toString().slice(0, 500));
      });
  }

  get load(): number {
    return this.#hasEnded ? Infinity : this.#jobs.size;
  }

  draw(order: DrawOrder, answer: Answerer, { ownMs, wholeMs }: PageTimes): Promise<Drawn> {
    if (this.#hasEnded) return Promise.resolve({ failure: 'the thread has ended', isOurs: false });
    const id = (this.#ids += 1);
    return new Promise((resolve) => {
      const finish = (drawn: Drawn) => {
        this.#close(id);
        resolve(drawn);
      };
      const own = new OwnTime(ownMs, () => {
        this.#knockOn();
        finish({ failure: 'it took too long', isOurs: this.#isBroken(id) });
      });
      const whole = setTimeout(() => {
        finish({ failure: 'its answers took too long', isOurs: false });
      }, wholeMs);
      this.#jobs.set(id, { own, whole, answer, finish });
      this.#tell({ kind: 'draw', id, order });
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(message: FromThread): void {
    clearTimeout(this.#knock);
    this.#knock = undefined;
    if (message.kind === 'pong') return;
    const job = this.#jobs.get(message.id);
    // A late page that comes, or still asks for something, was slowed down.
    if (!job) {
      this.#late.get(message.id)?.(message.kind === 'failed');
      return;
    }
    if (message.kind === 'page') job.finish({ page: message.page });
    else if (message.kind === 'failed') job.finish({ failure: message.reason, isOurs: true });
    else void this.#answer(message, job);
  }

  async #answer({ id, call, path, headers }: Extract<FromThread, { kind: 'fetch' }>, job: Job): Promise<void> {
    job.own.pause();
    const answer = await job.answer(path, headers);
    if (!this.#jobs.has(id)) return;
    job.own.resume();
    this.#tell({ kind: 'answer', id, call, ...answer });
  }

  #isBroken(id: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isOurs: boolean) => {
        clearTimeout(timer);
        this.#late.delete(id);
        resolve(isOurs);
      };
      const timer = setTimeout(() => {
        settle(true);
      }, graceMs);
      this.#late.set(id, settle);
    });
  }

  #knockOn(): void {
    this.#knock ??= setTimeout(() => {
      void this.#worker.terminate();
    }, knockMs);
    this.#tell({ kind: 'ping' });
  }

  #close(id: number): void {
    const job = this.#jobs.get(id);
    job?.own.stop();
    clearTimeout(job?.whole);
    this.#jobs.delete(id);
  }

  #end(reason: string): void {
    this.#hasEnded = true;
    clearTimeout(this.#knock);
    // One page ended it, the others were on it by chance; which one nobody knows.
    let isOurs = true;
    const blamedOnce = () => {
      const before = isOurs;
      isOurs = false;
      return before;
    };
    for (const settle of [...this.#late.values()]) settle(blamedOnce());
    for (const job of [...this.#jobs.values()]) job.finish({ failure: reason, isOurs: Promise.resolve(blamedOnce()) });
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}
