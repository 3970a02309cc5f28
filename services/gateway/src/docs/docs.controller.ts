import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { sendFile, type SentFile } from '../files/send-file.ts';
import { newNonce, pagePolicy } from '../security/security-headers.ts';

// The document that `npm run check` keeps true, at the top of the house.
const printedFolder = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const readerFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);
const require = createRequire(import.meta.url);
const readerFolder = () => dirname(require.resolve('swagger-ui-dist/package.json'));
const begin = `window.addEventListener('DOMContentLoaded', () => { SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', validatorUrl: null }); });`;

/** The printed API and a reader for it. Not there in production: it would only help whoever looks for a way in. */
@Controller('api')
export class DocsController {
  readonly #config: GatewayConfig;
  constructor(config: GatewayConfig) {
    this.#config = config;
  }

  @Get('openapi.json')
  async openapi(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#send(request, reply, { root: printedFolder, path: 'openapi.json', cacheControl: 'no-cache' });
  }

  @Get('docs')
  page(@Res() reply: FastifyReply): void {
    this.#refuseInProduction();
    const nonce = newNonce();
    void reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(nonce),
      })
      .send(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Porchlight API</title><link rel="icon" href="/api/docs/favicon-32x32.png">' +
          '<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><div id="reader"></div>' +
          `<script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script><script nonce="${nonce}">${begin}</script></body></html>`,
      );
  }

  @Get('docs/:file')
  async file(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!readerFiles.has(file)) throw notFound();
    await this.#send(request, reply, { root: readerFolder(), path: file, cacheControl: 'public, max-age=3600' });
  }

  async #send(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<void> {
    this.#refuseInProduction();
    await sendFile(request, reply, file);
  }

  #refuseInProduction(): void {
    if (this.#config.isProduction) throw notFound();
  }
}
