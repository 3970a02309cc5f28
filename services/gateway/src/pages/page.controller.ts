import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLanguage } from '@porchlight/contracts';
import { clientKey, contextOf, errorFields, Log, notFound, Problem, toProblem } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { pageLimit, unknownAddressLimit } from '../limits/limit-rules.ts';
import { LocalLimits } from '../limits/local-limits.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';
import { startHtml } from '../security/html-response.ts';
import { trustedTypesPolicy } from '../security/security-headers.ts';
import { ThirdPartyHostSettings } from '../security/third-party-hosts.ts';
import { rejectLongUrl } from '../reject-long-url.ts';
import { messages } from '../messages.ts';
import { renderDocument, type DocumentOptions } from './document.ts';
import { errorDocument, noscriptContent } from './error-document.ts';
import { notBuiltDocument } from './not-built-document.ts';
import { normalizeUrl, toStoredUrl } from '../normalize-url.ts';
import { parsePageUrl, type PageUrl } from './page-url.ts';
import { SitePermalinks } from './site-permalinks.ts';
import { PageCache } from './page-cache.ts';
import type { ClientRenderReason } from '../render/renderer.ts';
import { Releases } from './releases.ts';

/** Retry-After of a page whose service is unavailable, in seconds. */
const retryAfterSeconds = 5;

/** One of so many public pages reports its use of strings as scripts: every page would send about ten reports. */
const pagesPerSample = 50;

/**
 * Handles every other URL as a page: public pages are rendered here, all others, and those that fail to render, by the
 * browser.
 */
@Controller()
export class PageController {
  #pages = 0;

  constructor(
    private readonly config: GatewayConfig,
    private readonly limits: RateLimits,
    private readonly localLimits: LocalLimits,
    private readonly releases: Releases,
    private readonly pageCache: PageCache,
    private readonly hosts: ThirdPartyHostSettings,
    private readonly permalinks: SitePermalinks,
    private readonly log: Log,
  ) {}

  @All('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const permalinks = await this.permalinks.current();
    const address = parsePageUrl(normalizeUrl(request.originalUrl));
    if (address.kind === 'file') {
      contextOf(request).logLevel = 'debug';
      this.localLimits.consume(unknownAddressLimit, request.ip);
      rejectLongUrl(request.url);
      throw notFound(messages.unknownCall, 'unknown-file');
    }
    try {
      rejectLongUrl(request.url);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        throw new Problem(405, 'wrong-method', messages.wrongMethod);
      await this.limits.consume(pageLimit, clientKey(request.ip));
      if (address.kind === 'moved') {
        void reply.header('cache-control', 'no-store').redirect(address.to, 301);
        return;
      }
      await this.#send(request, reply, { ...address, permalinks });
    } catch (error) {
      this.#sendError(error, request, reply);
    }
  }

  #isSampled(): boolean {
    this.#pages = (this.#pages + 1) % pagesPerSample;
    return this.#pages === 1;
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    { language, isServerRendered, permalinks }: PageUrl & { kind: 'page' } & Pick<DocumentOptions, 'permalinks'>,
  ): Promise<void> {
    const nonce = startHtml(request, reply, await this.hosts.current());
    if (isServerRendered && this.#isSampled())
      void reply.header('content-security-policy-report-only', trustedTypesPolicy);
    const release = await this.releases.current();
    if (!release) {
      void reply.code(503).header('retry-after', '3').send(notBuiltDocument(language));
      return;
    }
    const { shell, areas } = release;
    const page = isServerRendered
      ? await this.pageCache.get({
          url: toStoredUrl(request.url), // the first URL after a start was read before the permalinks were known
          origin: originOf(request, this.config),
          release,
          permalinks,
        })
      : 'console';
    if (typeof page === 'string') {
      this.#sendClientRendered(request, reply, { why: page, parts: { shell, areas, nonce, language, permalinks } });
      return;
    }
    if (page.location !== undefined) void reply.header('location', page.location);
    if (page.status === 503) void reply.header('retry-after', String(retryAfterSeconds));
    void reply.code(page.status).send(renderDocument({ shell, areas, nonce, language, permalinks, page }));
  }

  /**
   * Sends a document that the browser renders, with an explanation for readers without scripts. A page whose code
   * failed is a 500, so that search engines do not index it.
   */
  #sendClientRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    { why, parts }: { readonly why: ClientRenderReason | 'console'; readonly parts: Omit<DocumentOptions, 'page'> },
  ): void {
    const { requestId } = contextOf(request);
    if (why === 'failed') this.log.warn('page rendering failed', { requestId });
    const noscript = noscriptContent({ language: parts.language, why, url: request.url, reference: requestId });
    void reply.code(why === 'failed' ? 500 : 200).send(renderDocument({ ...parts, noscript }));
  }

  /** Sends an HTML error page instead of the JSON problem of an API call. */
  #sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { requestId: reference } = contextOf(request);
    const problem = toProblem(error);
    const language = splitLanguage(request.url.split('?')[0] ?? '/').language;
    if (!problem) this.log.error('page request failed', { requestId: reference, ...errorFields(error) });
    const nonce = startHtml(request, reply);
    if (problem?.details.retryAfter !== undefined) void reply.header('retry-after', String(problem.details.retryAfter));
    void reply
      .code(problem?.status ?? 500)
      .send(errorDocument({ language, problem, url: request.url, reference, nonce }));
  }
}
