import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLanguage } from '@porchlight/contracts';
import { contextOf, factsOf, Log, notFound, Problem, problemOf } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { addressKey, pageLimit } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';
import { ForeignHostList } from '../security/foreign-hosts.ts';
import { linkPageHeaders, newNonce, pagePolicy } from '../security/security-headers.ts';
import { refuseLong } from '../refuse-long.ts';
import { words } from '../words.ts';
import { documentOf, type DocumentParts } from './document.ts';
import { errorDocument, unreadPage } from './error-document.ts';
import { notBuiltDocument } from './not-built-document.ts';
import { readPageAddress, type PageAddress } from './page-address.ts';
import { PageStore } from './page-store.ts';
import type { Undrawn } from '../render/renderer.ts';
import { Releases } from './releases.ts';

/** Seconds after which a page whose service is away is worth another try. */
const awaySeconds = 5;

/** Every other address is a page: drawn here for the public ones, by the browser for the others and whenever drawing fails. */
@Controller()
export class PageController {
  readonly #config: GatewayConfig;
  readonly #limits: RateLimits;
  readonly #releases: Releases;
  readonly #store: PageStore;
  readonly #hosts: ForeignHostList;
  readonly #log: Log;
  constructor(
    config: GatewayConfig,
    limits: RateLimits,
    releases: Releases,
    store: PageStore,
    hosts: ForeignHostList,
    log: Log,
  ) {
    this.#config = config;
    this.#limits = limits;
    this.#releases = releases;
    this.#store = store;
    this.#hosts = hosts;
    this.#log = log;
  }

  @All('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const address = readPageAddress(request.url);
    if (address.kind === 'file') {
      refuseLong(request.url);
      throw notFound(words.unknownCall, 'unknown-file');
    }
    try {
      refuseLong(request.url);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new Problem(405, 'wrong-method', words.wrongMethod);
      await this.#limits.take(pageLimit, addressKey(request.ip));
      if (address.kind === 'moved') {
        void reply.header('cache-control', 'no-store').redirect(address.to, 301);
        return;
      }
      await this.#send(request, reply, address);
    } catch (error) {
      this.#refuse(error, request, reply);
    }
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    { language, isDrawnHere }: PageAddress & { kind: 'page' },
  ): Promise<void> {
    const nonce = newNonce();
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce, await this.#hosts.current()),
      ...linkPageHeaders(request.url),
    });
    const release = await this.#releases.current();
    if (!release) {
      void reply.code(503).header('retry-after', '3').send(notBuiltDocument(language));
      return;
    }
    const { shell, areas } = release;
    const page = isDrawnHere
      ? await this.#store.page({ url: request.url, origin: originOf(request, this.#config), release })
      : 'console';
    if (typeof page === 'string') {
      this.#leaveToBrowser(request, reply, { why: page, parts: { shell, areas, nonce, language } });
      return;
    }
    if (page.location !== undefined) void reply.header('location', page.location);
    if (page.status === 503) void reply.header('retry-after', String(awaySeconds));
    void reply.code(page.status).send(documentOf({ shell, areas, nonce, language, page }));
  }

  /** The browser draws it; where no script runs, a few words stand in its place. A page whose code failed here is no page for a search engine. */
  #leaveToBrowser(
    request: FastifyRequest,
    reply: FastifyReply,
    { why, parts }: { readonly why: Undrawn | 'console'; readonly parts: Omit<DocumentParts, 'page'> },
  ): void {
    const { requestId } = contextOf(request);
    if (why === 'failed') this.#log.caution('a page failed', { requestId });
    const unread = unreadPage({ language: parts.language, why, url: request.url, reference: requestId });
    void reply.code(why === 'failed' ? 500 : 200).send(documentOf({ ...parts, unread }));
  }

  /** A reader gets a page of words, not the JSON of a call. */
  #refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { requestId: reference } = contextOf(request);
    const problem = problemOf(error),
      language = splitLanguage(request.url.split('?')[0] ?? '/').language;
    if (!problem) this.#log.failure('a page was refused', { requestId: reference, ...factsOf(error) });
    const nonce = newNonce();
    if (problem?.details.retryAfter !== undefined) void reply.header('retry-after', String(problem.details.retryAfter));
    void reply
      .code(problem?.status ?? 500)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(nonce),
      })
      .send(errorDocument({ language, problem, url: request.url, reference, nonce }));
  }
}
