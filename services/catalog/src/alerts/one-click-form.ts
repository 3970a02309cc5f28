import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const most = 10 * 1024;

/** Mail programs may send their one press as multipart (RFC 8058). All that such a form can say is that press, so it is taken as a form without fields. */
export function takeOneClickForms(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: most }, (_request, _body, done) => {
      done(null, {});
    });
}
