import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { InputRefused, type Language, type ProblemBody } from '@porchlight/contracts';
import { faultMessages } from '@porchlight/contracts/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { factsOf, type Log } from '../log/log.ts';
import { contextOf } from './request-context.ts';
import { Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';
import { brokenWords, kitWords, sayIn } from './words.ts';

const fieldsIn = (language: Language, { details }: Problem): ProblemBody['errors'] =>
  details.errors &&
  Object.fromEntries(
    Object.entries(details.errors).map(([field, words]) => [field, words.map((one) => sayIn(language, one))]),
  );

/** Turns whatever was thrown into `{message, code, errors?}` in the reader's language; a fault of ours is logged, not told. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #log: Log;
  constructor(log: Log) {
    this.#log = log;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.sent) return;
    const { language, requestId } = contextOf(request);
    if (error instanceof InputRefused) {
      this.#send(reply, 422, {
        message: sayIn(language, kitWords.refused),
        code: 'input-refused',
        errors: faultMessages(error.faults, language),
      });
      return;
    }
    const problem = problemOf(error) ?? new Problem(500, 'broken', brokenWords(requestId));
    if (problem.status >= 500 && problem !== error)
      this.#log.failure('request failed', { requestId, route: request.routeOptions.url, ...factsOf(error) });
    if (problem.details.retryAfter !== undefined) reply.header('retry-after', String(problem.details.retryAfter));
    const errors = fieldsIn(language, problem);
    this.#send(reply, problem.status, {
      message: sayIn(language, problem.words),
      code: problem.code,
      ...(errors ? { errors } : {}),
      ...(problem.code === 'broken' ? { reference: requestId } : {}),
      ...(problem.details.suggestions ? { suggestions: problem.details.suggestions } : {}),
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
