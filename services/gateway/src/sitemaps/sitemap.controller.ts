import { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { localizePath, languages } from '@porchlight/contracts';
import { clientKey, notFound } from '@porchlight/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { GatewayConfig } from '../config.ts';
import { pageLimit } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';
import { messages } from '../messages.ts';
import { Sitemap } from './sitemap.ts';

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } as const;
const plainFile = /^([a-z0-9-]{1,40})\.xml$/;
// The XML namespaces for news, video and images are not used.
const xmlNamespaces = { news: false, xhtml: true, image: false, video: false } as const;
/** Returns the alternates of a page in every language; x-default is en-CA (docs/rules/languages.md). */
const alternates = (origin: string, url: string) => [
  ...languages.map((lang) => ({ lang: lang as string, url: origin + localizePath(url, lang) })),
  { lang: 'x-default', url: origin + localizePath(url, 'en-CA') },
];

/** Serves the sitemap: an index, and files of at most 20,000 URLs each (docs/rules/search-engines.md). */
@Controller()
export class SitemapController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly limits: RateLimits,
    private readonly map: Sitemap,
  ) {}

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.limits.consume(pageLimit, clientKey(request.ip));
    const origin = originOf(request, this.config);
    const files = (await this.map.files()).map(({ name, changedAt }) => ({
      url: `${origin}/sitemaps/${name}.xml`,
      ...(changedAt ? { lastmod: changedAt } : {}),
    }));
    await reply.headers(headers).send(Readable.from(files).pipe(new SitemapIndexStream()));
  }

  @Get('sitemaps/:file')
  async file(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.limits.consume(pageLimit, clientKey(request.ip));
    const pages = await this.map.pages(plainFile.exec(file)?.[1] ?? '');
    // A sitemap file without URLs is invalid.
    if (!pages?.length) throw notFound(messages.unknownCall, 'unknown-file');
    const origin = originOf(request, this.config);
    const entries = pages.map(({ url, changedAt }) => ({
      url: localizePath(url, 'en-CA'),
      links: alternates(origin, url),
      ...(changedAt ? { lastmod: changedAt } : {}),
    }));
    await reply
      .headers(headers)
      .send(Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns: xmlNamespaces })));
  }
}
