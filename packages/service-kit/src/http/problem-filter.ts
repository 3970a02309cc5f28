import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { InvalidInputError, type Language, type ProblemBody } from '@porchlight/contracts';
import { faultMessages } from '@porchlight/contracts/messages';
import { formatReference } from '@porchlight/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorFields, type Log } from '../log.ts';
import { contextOf } from './request-context.ts';
import { Problem } from './problem.ts';
import { toProblem } from './to-problem.ts';
import { internalErrorMessage, kitMessages } from './messages.ts';

const fieldsIn = (language: Language, { details }: Problem): ProblemBody['errors'] =>
  details.errors &&
  Object.fromEntries(
    Object.entries(details.errors).map(([field, messages]) => [
      field,
      messages.map((message) => formatReference(language, message)),
    ]),
  );

const attachmentsOf = ({
  details: { suggestions, current, challenge },
}: Problem): Pick<ProblemBody, 'suggestions' | 'current' | 'challenge'> => ({
  ...(suggestions ? { suggestions } : {}),
  ...(current ? { current } : {}),
  ...(challenge ? { challenge } : {}),
});

/**
 * Converts exceptions to `{message, code, errors?}` in the language of the reader. Internal errors are logged, not
 * disclosed.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.respond(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  respond(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.sent) return;
    const { language, requestId } = contextOf(request);
    if (error instanceof InvalidInputError) {
      this.#send(reply, 422, {
        message: formatReference(language, kitMessages.refused),
        code: 'input-refused',
        errors: faultMessages(error.faults, language),
      });
      return;
    }
    const problem = toProblem(error) ?? new Problem(500, 'broken', internalErrorMessage(requestId));
    if (problem.status >= 500 && problem !== error)
      this.log.error('request failed', { requestId, route: request.routeOptions.url, ...errorFields(error) });
    if (problem.details.retryAfter !== undefined) reply.header('retry-after', String(problem.details.retryAfter));
    const errors = fieldsIn(language, problem);
    this.#send(reply, problem.status, {
      message: formatReference(language, problem.userMessage),
      code: problem.code,
      ...(errors ? { errors } : {}),
      ...(problem.code === 'broken' ? { reference: requestId } : {}),
      ...attachmentsOf(problem),
    });
  }

  #send(reply: FastifyReply, status: number, body: ProblemBody): void {
    reply
      .status(status)
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(body);
  }
}
