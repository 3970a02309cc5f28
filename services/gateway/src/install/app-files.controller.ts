import { join } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { getSiteSettings } from '@porchlight/contracts/content';
import { notFound, ServiceClient } from '@porchlight/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.ts';
import { sendFile } from '../files/send-file.ts';
import { Releases } from '../pages/releases.ts';
import { removingWorker } from './removing-worker.ts';
import { webManifest } from './web-manifest.ts';

/** What makes the site an app: its manifest in each language, and its service worker. */
@Controller()
export class AppFilesController {
  readonly #config: GatewayConfig;
  readonly #releases: Releases;
  readonly #services: ServiceClient;
  constructor(config: GatewayConfig, releases: Releases, services: ServiceClient) {
    this.#config = config;
    this.#releases = releases;
    this.#services = services;
  }

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

  /** The worker of the present release at an address that stays; asked for again each time, so that a new one, or its end, is seen at once. */
  @Get('service-worker.js')
  async worker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('service-worker-allowed', '/');
    if (!this.#config.serviceWorker) {
      await reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .send(removingWorker);
      return;
    }
    const worker = (await this.#releases.current())?.shell.worker;
    if (worker === undefined) throw notFound();
    // What a worker asks for is held to the worker's own policy, not to that of the page.
    void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
    await sendFile(request, reply, {
      root: join(this.#config.frontDir, 'shell'),
      path: worker,
      cacheControl: 'no-cache',
    });
  }

  async #manifest(language: Language, reply: FastifyReply): Promise<void> {
    const app = (await this.#releases.current())?.shell.app;
    if (!app) throw notFound();
    const site = await this.#services.call(getSiteSettings, { query: { lang: language } });
    await reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(JSON.stringify(webManifest({ language, site, app })));
  }
}
