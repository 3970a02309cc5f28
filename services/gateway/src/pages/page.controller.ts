import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Problem } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { addressKey, pageLimit } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';
import { ForeignHostList } from '../security/foreign-hosts.ts';
import { newNonce, pagePolicy } from '../security/security-headers.ts';
import { refuseLong } from '../refuse-long.ts';
import { words } from '../words.ts';
import { documentOf } from './document.ts';
import { notBuiltDocument } from './not-built-document.ts';
import { readPageAddress, type PageAddress } from './page-address.ts';
import { PageStore } from './page-store.ts';
import { Releases } from './releases.ts';

/** Every other address is a page: drawn here for the public ones, by the browser for the others and whenever drawing fails. */
@Controller()
export class PageController {
  readonly #config: GatewayConfig;
  readonly #limits: RateLimits;
  readonly #releases: Releases;
  readonly #store: PageStore;
  readonly #hosts: ForeignHostList;
  constructor(config: GatewayConfig, limits: RateLimits, releases: Releases, store: PageStore, hosts: ForeignHostList) {
    this.#config = config;
    this.#limits = limits;
    this.#releases = releases;
    this.#store = store;
    this.#hosts = hosts;
  }

  @All('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseLong(request.url);
    const address = readPageAddress(request.url);
    if (address.kind === 'file') throw notFound(words.unknownCall, 'unknown-file');
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem(405, 'wrong-method', words.wrongMethod);
    await this.#limits.take(pageLimit, addressKey(request.ip));
    if (address.kind === 'moved') { void reply.header('cache-control', 'no-store').redirect(address.to, 301); return; }
    await this.#send(request, reply, address);
  }

  async #send(request: FastifyRequest, reply: FastifyReply, { language, isDrawnHere }: PageAddress & { kind: 'page' }): Promise<void> {
    const nonce = newNonce();
    void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': pagePolicy(nonce, await this.#hosts.current()) });
    const release = await this.#releases.current();
    if (!release) { void reply.code(503).header('retry-after', '3').send(notBuiltDocument(language)); return; }
    const page = isDrawnHere ? await this.#store.page({ url: request.url, origin: originOf(request, this.#config), release }) : undefined;
    if (page?.location !== undefined) void reply.header('location', page.location);
    void reply.code(page?.status ?? 200).send(documentOf({ shell: release.shell, areas: release.areas, nonce, language, page }));
  }
}
