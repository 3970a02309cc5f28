import { Injectable } from '@nestjs/common';
import { identityHeader, Log, Problem } from '@porchlight/service-kit';
import { readApiAddress, servicePath } from '../api/api-address.ts';
import { wholeOf } from '../api/api-calls.ts';
import { KeptAnswers, keepSeconds, mayStandIn, type WholeAnswer } from '../api/kept-answers.ts';
import { RouteTable } from '../api/route-table.ts';
import { cleanAddress } from '../clean-address.ts';
import { Deadline } from '../proxy/deadline.ts';
import { laneOf } from '../proxy/lanes.ts';
import { ServiceProxy } from '../proxy/service-proxy.ts';
import { Identities } from '../session/identities.ts';

/** What a page being drawn gets for a question, and for how many seconds anybody may keep it. */
export interface PageAnswer {
  readonly status: number;
  readonly body: string;
  readonly keepSeconds: number;
}

/** A page says sooner than a call that a part of it is not there. */
const deadlineMs = 2_000;
const problem = (status: number, code: string, message: string): PageAnswer => ({
  status,
  body: JSON.stringify({ message, code }),
  keepSeconds: 0,
});
const toldOf = ({ status, body, cacheControl }: WholeAnswer): PageAnswer => ({
  status,
  body: body.toString('utf8'),
  keepSeconds: keepSeconds(status, cacheControl),
});

/** The API as a page sees it while it is drawn: public reads, in the renderer's own name. */
@Injectable()
export class PageApi {
  readonly #table: RouteTable;
  readonly #proxy: ServiceProxy;
  readonly #identities: Identities;
  readonly #kept: KeptAnswers;
  readonly #log: Log;
  constructor(table: RouteTable, proxy: ServiceProxy, identities: Identities, kept: KeptAnswers, log: Log) {
    this.#table = table;
    this.#proxy = proxy;
    this.#identities = identities;
    this.#kept = kept;
    this.#log = log;
  }

  /** Never throws: a service that is away is a 503 answer, and the page says what is missing. */
  async ask(path: string, headers: Readonly<Record<string, string>>): Promise<PageAnswer> {
    const address = readApiAddress(cleanAddress(`/api/${path.replace(/^\/+/, '')}`));
    const found = address && this.#table.find('GET', address.segments);
    if (!address || !found || !('route' in found) || found.route.access.kind !== 'anyone')
      return problem(404, 'unknown-call', 'There is nothing at this address.');
    const { route } = found;
    const asked = servicePath(address);
    const fresh = this.#kept.fresh(asked);
    if (fresh) return toldOf(fresh);
    const answer = await this.#fetch({
      service: route.service,
      lane: laneOf(route),
      path: asked,
      language: headers['accept-language'],
    });
    if (answer.status < 500) {
      this.#kept.keep(asked, answer);
      return toldOf(answer);
    }
    const last = mayStandIn(route) ? this.#kept.lastGood(asked) : undefined;
    return last ? { ...toldOf(last), keepSeconds: 0 } : toldOf(answer);
  }

  async #fetch({
    service,
    lane,
    path,
    language,
  }: Pick<Parameters<ServiceProxy['send']>[0], 'service' | 'lane' | 'path'> & {
    language: string | undefined;
  }): Promise<WholeAnswer> {
    const deadline = new Deadline(deadlineMs);
    const headers = {
      accept: 'application/json',
      [identityHeader]: this.#identities.ofRenderer(service),
      ...(language ? { 'accept-language': language } : {}),
    };
    try {
      const answer = await this.#proxy.send({ service, lane, path, method: 'GET', headers }, deadline);
      return wholeOf(answer.status, answer.headers, await wholeBody(answer.body));
    } catch (error) {
      if (!(error instanceof Problem)) this.#log.failure('a page could not ask', { service });
      const status = error instanceof Problem ? error.status : 503;
      return {
        status,
        type: 'application/json',
        cacheControl: 'no-store',
        body: Buffer.from(JSON.stringify({ message: 'This part is not available right now.', code: 'unavailable' })),
      };
    } finally {
      deadline.done();
    }
  }
}

async function wholeBody(body: Buffer | AsyncIterable<Buffer>): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
