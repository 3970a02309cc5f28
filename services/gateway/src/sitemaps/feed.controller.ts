import { Controller, Get, Req, Res } from '@nestjs/common';
import { escapeHtml, localizePath, type Language } from '@porchlight/contracts';
import { getSiteSettings, listPosts } from '@porchlight/contracts/content';
import { clientKey, ServiceClient } from '@porchlight/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import { GatewayConfig } from '../config.ts';
import { pageLimit } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';

/** Serves the latest guides as an Atom feed in each language. */
@Controller()
export class FeedController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly limits: RateLimits,
    private readonly services: ServiceClient,
  ) {}

  @Get('guides/feed.xml')
  english(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.#send('en-CA', request, reply);
  }
  @Get('fr/guides/feed.xml')
  french(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.#send('fr-CA', request, reply);
  }
  @Get('en-us/guides/feed.xml')
  american(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.#send('en-US', request, reply);
  }

  async #send(lang: Language, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.limits.consume(pageLimit, clientKey(request.ip));
    const [{ siteSettings }, { posts }] = await Promise.all([
      this.services.call(getSiteSettings, { query: { lang } }),
      this.services.call(listPosts, { query: { lang } }),
    ]);
    const guides = `${originOf(request, this.config)}${localizePath('/guides', lang)}`;
    const feed = new Feed({
      title: siteSettings.siteName,
      id: guides,
      link: guides,
      language: lang,
      feedLinks: { atom: `${guides}/feed.xml` },
      copyright: siteSettings.siteName,
      updated: new Date(posts[0]?.publishedAt ?? 0),
    });
    // Atom text is HTML; the guides' texts are plain, so they are escaped.
    for (const { slug, title, summary, author, publishedAt } of posts)
      feed.addItem({
        title: escapeHtml(title),
        id: `${guides}/${slug}`,
        link: `${guides}/${slug}`,
        description: escapeHtml(summary),
        author: [{ name: author }],
        date: new Date(publishedAt),
      });
    await reply
      .headers({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(feed.atom1());
  }
}
