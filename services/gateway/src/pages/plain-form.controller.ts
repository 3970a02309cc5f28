import { createHash } from 'node:crypto';
import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLanguage } from '@porchlight/contracts';
import { sendForm } from '@porchlight/contracts/content';
import { clientKey, contextOf, errorFields, Log, Problem, toProblem } from '@porchlight/service-kit';
import { ApiCalls } from '../api/api-calls.ts';
import { isTrustedOrigin } from '../api/csrf.ts';
import { readRequestBody } from '../api/request-body.ts';
import { GatewayConfig } from '../config.ts';
import { limitOf } from '../limits/limit-rules.ts';
import { Overload } from '../limits/overload.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { messages } from '../messages.ts';
import { originOf } from '../origin.ts';
import { deadlineFor } from '../proxy/deadline-for.ts';
import type { ServiceResponse } from '../proxy/service-proxy.ts';
import { laneOf } from '../proxy/lanes.ts';
import { startHtml } from '../security/html-response.ts';
import { errorDocument, formDocument } from './error-document.ts';

const maxFormBytes = 32 * 1024;
const fields = ['name', 'email', 'topic', 'message', 'page', 'website'] as const;

interface FormOutcome {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Receives the contact form of a page without scripts, sends it as the API call, and answers with a page. */
@Controller()
export class PlainFormController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly limits: RateLimits,
    private readonly overload: Overload,
    private readonly calls: ApiCalls,
    private readonly log: Log,
  ) {}

  @Post(['forms/contact', ':language/forms/contact'])
  async receive(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { language } = splitLanguage(request.url.split('?')[0] ?? '/');
    const { requestId: reference } = contextOf(request);
    try {
      const { status, outcome } = await this.#send(request, reply, language);
      const nonce = startHtml(request, reply);
      void reply
        .code(status === 201 ? 200 : status)
        .send(formDocument({ language, isSent: status === 201, nonce, ...outcome }));
    } catch (error) {
      const problem = toProblem(error);
      if (!problem) this.log.error('plain form failed', { requestId: reference, ...errorFields(error) });
      const nonce = startHtml(request, reply);
      void reply
        .code(problem?.status ?? 500)
        .send(errorDocument({ language, problem, url: '/contact', reference, nonce }));
    }
  }

  async #send(request: FastifyRequest, reply: FastifyReply, language: string) {
    if (!isTrustedOrigin(request.headers, originOf(request, this.config), this.config.allowedOrigins))
      throw new Problem(403, 'foreign-site', messages.foreignSite);
    this.overload.check(sendForm);
    await this.limits.consume(limitOf(sendForm), clientKey(request.ip));
    const form = new URLSearchParams((await readRequestBody(request, reply, maxFormBytes))?.toString('utf8'));
    const deadline = deadlineFor(laneOf(sendForm), reply);
    try {
      const response = await this.calls.send(
        {
          route: sendForm,
          path: '/forms/contact/submissions',
          visitor: { kind: 'guest' },
          device: undefined,
          headers: { 'content-type': 'application/json', 'accept-language': language },
          body: Buffer.from(JSON.stringify(messageOf(form))),
        },
        deadline,
      );
      return { status: response.status, outcome: await outcomeOf(response) };
    } finally {
      deadline.done();
    }
  }
}

/** Returns the message of a form. Its key is made of the content, so that a repeated post is the same message. */
function messageOf(form: URLSearchParams): Record<string, string> {
  const given = fields
    // Browsers send line breaks as CR LF.
    .map((name) => [name, (form.get(name) ?? '').replaceAll('\r\n', '\n').trim()] as const)
    .filter(([name, value]) => value !== '' || (name !== 'page' && name !== 'website'));
  const key = createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 40);
  return { ...Object.fromEntries(given), key };
}

async function outcomeOf({ body }: ServiceResponse): Promise<FormOutcome> {
  const chunks: Buffer[] = [];
  if (Buffer.isBuffer(body)) chunks.push(body);
  else for await (const chunk of body) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as FormOutcome;
}
