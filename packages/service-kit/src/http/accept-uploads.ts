import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Passes the bytes of uploads to their handler while they arrive, instead of reading them into memory. */
export function acceptUploads(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => {
      done(null, payload);
    });
}
