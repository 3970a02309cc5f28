import { resolve } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientKey, contextOf, identityHeader, notFound } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { fileLimit, photoLimit, sharePictureLimit, type Limit } from '../limits/limit-rules.ts';
import { LocalLimits } from '../limits/local-limits.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { originOf } from '../origin.ts';
import { deadlineFor } from '../proxy/deadline-for.ts';
import { sendResponse } from '../proxy/send-response.ts';
import { forwardedRequestHeaders } from '../proxy/headers.ts';
import { ServiceProxy } from '../proxy/service-proxy.ts';
import { Identities } from '../session/identities.ts';
import { builtFile } from './built-files.ts';
import { sendFile, type StaticFile } from './send-file.ts';

const robots = (origin: string) =>
  `User-agent: *\n${['/api/', '/admin', '/portal', '/preview', '/support'].map((folder) => `Disallow: ${folder}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
const photoName = /^[\w-]{1,120}\.(webp|avif|jpg)$/;
const uploadedPhotoName = /^[\da-f-]{36}-\d{3,4}\.(webp|avif)$/;
const contentPictureName = /^[\da-f-]{36}-\d{3,4}\.webp$/;
const floorPlanName = /^[\da-f-]{36}\.pdf$/;
const photoId = /^[\da-f-]{36}$/;
const shareName = /^[\w-]{1,250}\.(en|fr)\.jpg$/;

/**
 * Serves built files and images. A missing file is a 404, never a page: a page in place of a script breaks the browser.
 */
@Controller()
export class FilesController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly proxy: ServiceProxy,
    private readonly identities: Identities,
    private readonly limits: RateLimits,
    private readonly localLimits: LocalLimits,
  ) {}

  @Get('assets/shell/*')
  shellFile(@Param('*') path: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.#file(request, reply, builtFile(this.config.frontDir, 'shell', path));
  }

  @Get('areas/*')
  areaFile(@Param('*') path: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.#file(request, reply, builtFile(this.config.frontDir, 'areas', path));
  }

  /** Serves the list of deployed areas; browsers revalidate it each time, so that a deployment is effective at once. */
  @Get('areas.json')
  areas(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.#file(request, reply, {
      root: resolve(this.config.frontDir),
      path: 'areas.json',
      cacheControl: 'no-cache',
    });
  }

  /** Serves robots.txt: crawlers may read public pages, but neither consoles nor the API. */
  @Get('robots.txt')
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robots(originOf(request, this.config)));
  }

  /** Streams a listing photo from catalog. */
  @Get('photos/:name')
  async photo(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!photoName.test(name)) throw notFound();
    await this.#picture('catalog', `/photos/${name}`, request, reply);
  }

  /** Streams a photo that a landlord uploaded from catalog. */
  @Get('assets/listings/full/:name')
  async uploadedPhoto(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!uploadedPhotoName.test(name)) throw notFound();
    await this.#picture('catalog', `/assets/listings/full/${name}`, request, reply);
  }

  /** Streams a floor plan, a PDF to download, from catalog. */
  @Get('assets/floorplans/:name')
  async floorPlan(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!floorPlanName.test(name)) throw notFound();
    await this.#picture('catalog', `/assets/floorplans/${name}`, request, reply);
  }

  /** Streams a user's photo from accounts. */
  @Get('photos/people/:id')
  async personPhoto(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!photoId.test(id)) throw notFound();
    await this.#picture('accounts', `/photos/people/${id}`, request, reply);
  }

  /** Streams the logo of a company from accounts. */
  @Get('photos/companies/:id')
  async companyLogo(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!photoId.test(id)) throw notFound();
    await this.#picture('accounts', `/photos/companies/${id}`, request, reply);
  }

  /** Streams a picture that staff uploaded from content. */
  @Get('photos/content/:name')
  async contentPicture(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!contentPictureName.test(name)) throw notFound();
    await this.#picture('content', `/photos/content/${name}`, request, reply);
  }

  /** Streams a share image, which catalog generates for link previews; rate limited because each costs a rendering. */
  @Get('photos/share/:name')
  async sharePicture(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!shareName.test(name)) throw notFound();
    await this.limits.consume(sharePictureLimit, clientKey(request.ip));
    await this.#picture('catalog', `/photos/share/${name}`, request, reply);
  }

  async #file(request: FastifyRequest, reply: FastifyReply, file: StaticFile | undefined): Promise<void> {
    this.#admit(request, fileLimit);
    if (!file) throw notFound();
    await sendFile(request, reply, file);
  }

  // A page has dozens of files and photos: they are counted here, not in the shared store, and logged for debugging
  // only.
  #admit(request: FastifyRequest, limit: Limit): void {
    contextOf(request).logLevel = 'debug';
    this.localLimits.consume(limit, request.ip);
  }

  async #picture(
    service: 'catalog' | 'accounts' | 'content',
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    this.#admit(request, photoLimit);
    // Opened as a page of its own, an uploaded file runs nothing.
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    const headers = {
      ...forwardedRequestHeaders(request.headers),
      [identityHeader]: this.identities.forVisitor({ kind: 'guest' }, service),
    };
    sendResponse(
      reply,
      await this.proxy.send({ service, method: 'GET', path, lane: 'photo', headers }, deadlineFor('photo', reply)),
    );
  }
}
