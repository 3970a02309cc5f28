import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const maxBytes = 10 * 1024;

/**
 * Accepts one-click unsubscribe requests as multipart (RFC 8058). Their content is ignored: the request itself is the
 * command.
 */
export function acceptOneClickForms(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, _body, done) => {
        done(null, {});
      },
    );
}
