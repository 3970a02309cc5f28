import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '@porchlight/service-kit';
import { GatewayConfig } from './config.ts';
import { sendFile, type StaticFile } from './files/send-file.ts';
import { startHtml } from './security/html-response.ts';

// Folder of openapi.json, which `npm run check` keeps up to date.
const docsFolder = fileURLToPath(new URL('../../../docs/', import.meta.url));
const swaggerFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);
const require = createRequire(import.meta.url);
const swaggerFolder = () => dirname(require.resolve('swagger-ui-dist/package.json'));
const bootScript = `window.addEventListener('DOMContentLoaded', () => { SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', validatorUrl: null }); });`;

/** Serves the OpenAPI document and Swagger UI; not available in production. */
@Controller('api')
export class DocsController {
  constructor(private readonly config: GatewayConfig) {}

  @Get('openapi.json')
  async openapi(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#send(request, reply, { root: docsFolder, path: 'openapi.json', cacheControl: 'no-cache' });
  }

  @Get('docs')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.#rejectInProduction();
    const nonce = startHtml(request, reply);
    void reply.send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Porchlight API</title><link rel="icon" href="/api/docs/favicon-32x32.png">' +
        '<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><div id="reader"></div>' +
        `<script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script><script nonce="${nonce}">${bootScript}</script></body></html>`,
    );
  }

  @Get('docs/:file')
  async file(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!swaggerFiles.has(file)) throw notFound();
    await this.#send(request, reply, { root: swaggerFolder(), path: file, cacheControl: 'public, max-age=3600' });
  }

  async #send(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<void> {
    this.#rejectInProduction();
    await sendFile(request, reply, file);
  }

  #rejectInProduction(): void {
    if (this.config.isProduction) throw notFound();
  }
}
