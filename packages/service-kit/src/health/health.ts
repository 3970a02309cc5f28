import type { FastifyInstance } from 'fastify';

/** Whether a service may be given work. */
export class Readiness {
  #open = false;
  readonly #check: () => Promise<unknown>;
  /** @param check asks the service's own database; never another service */
  constructor(check: () => Promise<unknown>) {
    this.#check = check;
  }

  open(): void {
    this.#open = true;
  }
  close(): void {
    this.#open = false;
  }

  /** True when the service takes work and its database answers within half a second. */
  async isReady(): Promise<boolean> {
    if (!this.#open) return false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => {
        resolve(false);
      }, 500);
    });
    const answered = this.#check().then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([answered, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** `/health/live` says that the process turns, `/health/ready` that it may be given work. */
export function addHealth(http: FastifyInstance, readiness: Readiness): void {
  http.get('/health/live', () => ({ status: 'live' }));
  http.get('/health/ready', async (_, reply) => {
    const ready = await readiness.isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready' });
  });
}
