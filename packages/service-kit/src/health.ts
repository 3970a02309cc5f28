import type { FastifyInstance } from 'fastify';

/** Readiness of a service for requests. */
export class Readiness {
  #open = false;
  /** @param check queries the service's own database, never another service */
  constructor(private readonly check: () => Promise<unknown>) {}

  open(): void {
    this.#open = true;
  }
  close(): void {
    this.#open = false;
  }

  /** Returns true if the service is open and its database responds within 500 ms. */
  async isReady(): Promise<boolean> {
    if (!this.#open) return false;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(() => {
        resolve(false);
      }, 500);
    });
    const checked = this.check().then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([checked, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Adds `/health/live` (the process responds) and `/health/ready` (it can serve requests). */
export function addHealth(http: FastifyInstance, readiness: Readiness): void {
  http.get('/health/live', () => ({ status: 'live' }));
  http.get('/health/ready', async (_, reply) => {
    const ready = await readiness.isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready' });
  });
}
