import type { IncomingHttpHeaders } from 'node:http';
import { databaseCodeOf, errorFields, type Log, type Outbox } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Store } from '../database/store.ts';
import { apiVersion } from '../events/emit-event.ts';
import { takeFault, type FaultKind } from '../sandbox/faults.ts';
import { ApiError, Declined, invalid, serverError } from './api-error.ts';
import { keyOf } from './credentials.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { expand } from './expand.ts';
import { Form } from './form.ts';
import { onceWithKey, requestHash, type Reply } from './idempotency.ts';

/** Request to an endpoint; `parameters` is its form-encoded body, or its query. */
export interface ApiRequest {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly parameters: string;
}

/** Reply to send, or nothing: the connection is cut. */
export type Outcome = Reply | 'lost';

const lockTimeouts = ['55P03', '40P01'];
// A null byte, which no column can store.
const unreadable = ['22021', '22P05'];

/** Runs calls: each in one transaction, under its idempotency key, with the planned faults. */
export class Dispatcher {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly log: Log,
    private readonly secretKey: string,
  ) {}

  async dispatch(endpoint: Endpoint, request: ApiRequest): Promise<Outcome> {
    try {
      const key = authorize(endpoint, request, this.secretKey);
      const fault = await this.#takeFault(endpoint, request);
      const reply = await this.dataSource.transaction((manager) =>
        this.#run(manager, endpoint, { request, key, fault }),
      );
      return fault === 'lost-response' ? 'lost' : reply;
    } catch (error) {
      return this.#replyTo(error);
    }
  }

  async #takeFault({ method }: Endpoint, { path }: ApiRequest): Promise<FaultKind | undefined> {
    if (!path.startsWith('/v1/')) return undefined;
    return (await takeFault(this.dataSource.manager, ['error', 'lost-response'], { method, path }))?.kind;
  }

  #run(
    manager: EntityManager,
    endpoint: Endpoint,
    { request, key, fault }: { request: ApiRequest; key: Call['key']; fault: FaultKind | undefined },
  ): Promise<Reply> {
    const { path, parameters, headers, id } = request;
    const call: Call = {
      store: new Store(manager, this.outbox),
      form: new Form(new URLSearchParams(parameters)),
      id,
      key,
    };
    const run = () => (fault === 'error' ? Promise.resolve<Reply>(serverError()) : execute(endpoint, call));
    const idempotencyKey = headers['idempotency-key'];
    if (endpoint.method !== 'POST' || typeof idempotencyKey !== 'string') return run();
    return onceWithKey(manager, { key: idempotencyKey, hash: requestHash(endpoint.method, path, parameters) }, run);
  }

  #replyTo(error: unknown): Reply {
    if (error instanceof ApiError) return error;
    const code = databaseCodeOf(error) ?? '';
    if (unreadable.includes(code)) return invalid('Invalid characters', { code: 'invalid_characters' });
    if (lockTimeouts.includes(code))
      return new ApiError(
        429,
        'This object cannot be accessed right now because another API request is currently accessing it.',
        {
          code: 'lock_timeout',
        },
      );
    this.log.error('request failed', errorFields(error));
    return serverError();
  }
}

function authorize(endpoint: Endpoint, { headers }: ApiRequest, secretKey: string): Call['key'] {
  const key = keyOf(headers.authorization, secretKey);
  if (key === 'publishable' && !endpoint.isPublishable)
    throw new ApiError(401, 'This API call cannot be made with a publishable API key.', {
      code: 'secret_key_required',
    });
  const version = headers['stripe-version'];
  if (version !== undefined && version !== apiVersion)
    throw invalid(`The payment sandbox speaks version ${apiVersion} of the API only`);
  return key;
}

async function execute(endpoint: Endpoint, call: Call): Promise<Reply> {
  const paths = call.form.list('expand');
  const result = await endpoint.handle(call);
  call.form.requireAllRead();
  if (result instanceof Declined) return result;
  return { status: 200, body: paths.length > 0 ? await expand(call.store, result, paths) : result };
}
