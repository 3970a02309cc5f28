import { resolve } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identityHeader, notFound } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { addressKey, sharePictureLimit } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';
import { deadlineFor } from '../proxy/deadline-for.ts';
import { sendAnswer } from '../proxy/send-answer.ts';
import { inwardHeaders } from '../proxy/headers.ts';
import { ServiceProxy } from '../proxy/service-proxy.ts';
import { Identities } from '../session/identities.ts';
import { builtFile } from './built-files.ts';
import { sendFile, type SentFile } from './send-file.ts';

const robots = (origin: string) =>
  `User-agent: *\n${['/api/', '/admin', '/portal', '/support'].map((folder) => `Disallow: ${folder}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
const photoName = /^[\w-]{1,120}\.(webp|avif|jpg)$/;
const photoId = /^[\da-f-]{36}$/;
const shareName = /^[\w-]{1,250}\.(en|fr)\.jpg$/;

/** Built files and pictures. What is missing is a 404, never a page: a page in place of a script breaks the browser. */
@Controller()
export class FilesController {
  readonly #config: GatewayConfig;
  readonly #proxy: ServiceProxy;
  readonly #identities: Identities;
  readonly #limits: RateLimits;

  constructor(config: GatewayConfig, proxy: ServiceProxy, identities: Identities, limits: RateLimits) {
    this.#config = config;
    this.#proxy = proxy;
    this.#identities = identities;
    this.#limits = limits;
  }

  @Get('assets/shell/*')
  shellFile(@Param('*') path: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return send(request, reply, builtFile(this.#config.frontDir, 'shell', path));
  }

  @Get('areas/*')
  areaFile(@Param('*') path: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return send(request, reply, builtFile(this.#config.frontDir, 'areas', path));
  }

  /** The deployed areas: asked for again each time, so that a deploy is seen at once. */
  @Get('areas.json')
  areas(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return send(request, reply, { root: resolve(this.#config.frontDir), path: 'areas.json', cacheControl: 'no-cache' });
  }

  /** Search engines may read every public page; consoles and calls are nothing for them. */
  @Get('robots.txt')
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robots(originOf(request, this.#config)));
  }

  /** Pictures come from catalog as they flow. */
  @Get('photos/:name')
  async photo(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!photoName.test(name)) throw notFound();
    await this.#picture('catalog', `/photos/${name}`, request, reply);
  }

  /** Photos of people come from accounts. */
  @Get('photos/people/:id')
  async personPhoto(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!photoId.test(id)) throw notFound();
    await this.#picture('accounts', `/photos/people/${id}`, request, reply);
  }

  /** Pictures of shared links are drawn for programs, which need few. */
  @Get('photos/share/:name')
  async sharePicture(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!shareName.test(name)) throw notFound();
    await this.#limits.take(sharePictureLimit, addressKey(request.ip));
    await this.#picture('catalog', `/photos/share/${name}`, request, reply);
  }

  async #picture(
    service: 'catalog' | 'accounts',
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const headers = {
      ...inwardHeaders(request.headers),
      [identityHeader]: this.#identities.of({ kind: 'guest' }, service),
    };
    sendAnswer(
      reply,
      await this.#proxy.send({ service, method: 'GET', path, lane: 'photo', headers }, deadlineFor('photo', reply)),
    );
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: SentFile | undefined): Promise<void> {
  if (!file) throw notFound();
  await sendFile(request, reply, file);
}
