import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { cloneDatabase, testServerUrl } from '@porchlight/service-kit/testing';
import pg from 'pg';
import Stripe from 'stripe';
import { schema, startPaymentSandbox } from '../payment-sandbox.ts';

export const secretKey = 'sk_test_onlyForTests';
export const webhookSecret = 'whsec_onlyForTests';

/** A delivery that the webhook endpoint of a test received. */
export interface Delivery {
  readonly payload: string;
  readonly signature: string;
}

/** Sandbox on a database of its own, called by the real SDK. */
export interface TestSandbox {
  readonly url: string;
  readonly databaseUrl: string;
  readonly stripe: Stripe;
  readonly deliveries: readonly Delivery[];
  /** Returns the SDK with another key, or with other options. */
  client(key?: string, options?: Stripe.StripeConfig): Stripe;
  /** Calls a control of the sandbox, or any other address of it. */
  call(method: 'POST' | 'GET' | 'DELETE', path: string, form?: Record<string, string>, key?: string): Promise<Response>;
  /** Statuses of the next responses of the webhook endpoint; 200 when there are none. */
  refuseDeliveries(...statuses: number[]): void;
  sql<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  stop(): Promise<void>;
}

/** Returns the SDK for a sandbox at an address. It never retries by itself. */
export function sdkFor(url: string, key = secretKey, options: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...options,
  });
}

/** Starts the sandbox on a clone of its migrated database, with a webhook endpoint that records deliveries. */
export async function startSandboxForTest(): Promise<TestSandbox> {
  const database = await cloneDatabase(testServerUrl(), schema);
  const receiver = await startReceiver();
  const running = await startPaymentSandbox({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PAYMENT_SANDBOX_KEY: secretKey,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_WEBHOOK_URL: receiver.url,
    ENTITY_POOL: '12',
    LOG_LEVEL: 'silent',
  });
  const pool = new pg.Pool({ connectionString: database.url, options: `-c search_path=${schema.name},extensions` });
  return {
    url: running.url,
    databaseUrl: database.url,
    stripe: sdkFor(running.url),
    deliveries: receiver.deliveries,
    refuseDeliveries: receiver.refuse,
    client: (key, options) => sdkFor(running.url, key, options),
    call: (method, path, form, key = secretKey) =>
      fetch(`${running.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        ...(form && { body: new URLSearchParams(form) }),
      }),
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    async stop() {
      await pool.end();
      await running.stop();
      await receiver.stop();
      await database.drop();
    },
  };
}

/** Starts a webhook endpoint that records deliveries. */
export async function startReceiver() {
  const deliveries: Delivery[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((payload) => {
      deliveries.push({ payload, signature: String(request.headers['stripe-signature']) });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    deliveries,
    /** Statuses of the next responses; 200 when there are none. */
    refuse: (...next: number[]) => {
      statuses.push(...next);
    },
    accept: () => {
      statuses.length = 0;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Waits until a look at the sandbox finds something. */
export async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
