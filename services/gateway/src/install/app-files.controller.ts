import { join } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { getSiteSettings } from '@porchlight/contracts/content';
import { notFound, ServiceClient } from '@porchlight/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.ts';
import { sendFile } from '../files/send-file.ts';
import { Releases } from '../pages/releases.ts';
import { unregisteringWorker } from './unregistering-worker.ts';
import { webManifest } from './web-manifest.ts';

/** Serves what makes the site installable: the web app manifest in each language, and the service worker. */
@Controller()
export class AppFilesController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly releases: Releases,
    private readonly services: ServiceClient,
  ) {}

  @Get('manifest.webmanifest')
  english(@Res() reply: FastifyReply): Promise<void> {
    return this.#manifest('en-CA', reply);
  }
  @Get('fr/manifest.webmanifest')
  french(@Res() reply: FastifyReply): Promise<void> {
    return this.#manifest('fr-CA', reply);
  }
  @Get('en-us/manifest.webmanifest')
  american(@Res() reply: FastifyReply): Promise<void> {
    return this.#manifest('en-US', reply);
  }

  /**
   * Serves the service worker of the current release at a stable URL; browsers revalidate it each time, so that an
   * update or its removal is effective at once.
   */
  @Get('service-worker.js')
  async worker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('service-worker-allowed', '/');
    if (!this.config.serviceWorker) {
      await reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .send(unregisteringWorker);
      return;
    }
    const worker = (await this.releases.current())?.shell.worker;
    if (worker === undefined) throw notFound();
    // A worker's requests are governed by the worker's own policy, not by that of the page.
    void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
    await sendFile(request, reply, {
      root: join(this.config.frontDir, 'shell'),
      path: worker,
      cacheControl: 'no-cache',
    });
  }

  async #manifest(language: Language, reply: FastifyReply): Promise<void> {
    const app = (await this.releases.current())?.shell.app;
    if (!app) throw notFound();
    const site = await this.services.call(getSiteSettings, { query: { lang: language } });
    await reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(JSON.stringify(webManifest({ language, site, app })));
  }
}
