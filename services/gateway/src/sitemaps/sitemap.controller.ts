import { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { inLanguage, languages } from '@porchlight/contracts';
import { notFound } from '@porchlight/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { GatewayConfig } from '../config.ts';
import { addressKey, pageLimit } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';
import { words } from '../words.ts';
import { SiteMap } from './site-map.ts';

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } as const;
const plainFile = /^([a-z0-9-]{1,40})\.xml$/;
// The other name spaces (news, video, pictures) are not ours.
const onlyOurs = { news: false, xhtml: true, image: false, video: false } as const;
/** The same page in every language; x-default is en-CA (decisions 5.22). */
const twinsOf = (origin: string, url: string) => [
  ...languages.map((lang) => ({ lang: lang as string, url: origin + inLanguage(url, lang) })),
  { lang: 'x-default', url: origin + inLanguage(url, 'en-CA') },
];

/** The site map (decisions 4.6): an index, and files of at most 20,000 addresses below it. */
@Controller()
export class SitemapController {
  readonly #config: GatewayConfig;
  readonly #limits: RateLimits;
  readonly #map: SiteMap;
  constructor(config: GatewayConfig, limits: RateLimits, map: SiteMap) {
    this.#config = config;
    this.#limits = limits;
    this.#map = map;
  }

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#limits.take(pageLimit, addressKey(request.ip));
    const origin = originOf(request, this.#config);
    const files = (await this.#map.files()).map(({ name, changedAt }) => ({
      url: `${origin}/sitemaps/${name}.xml`,
      ...(changedAt ? { lastmod: changedAt } : {}),
    }));
    await reply.headers(headers).send(Readable.from(files).pipe(new SitemapIndexStream()));
  }

  @Get('sitemaps/:file')
  async file(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#limits.take(pageLimit, addressKey(request.ip));
    const pages = await this.#map.pages(plainFile.exec(file)?.[1] ?? '');
    // A file without an address is no valid site map.
    if (!pages?.length) throw notFound(words.unknownCall, 'unknown-file');
    const origin = originOf(request, this.#config);
    const entries = pages.map(({ url, changedAt }) => ({
      url,
      links: twinsOf(origin, url),
      ...(changedAt ? { lastmod: changedAt } : {}),
    }));
    await reply
      .headers(headers)
      .send(Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns: onlyOurs })));
  }
}
