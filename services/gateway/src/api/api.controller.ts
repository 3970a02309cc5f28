import type { Readable } from 'node:stream';
import { All, Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { toggleFavourite } from '@porchlight/contracts/catalog';
import { bindingHeader, clientAddressHeader, contextOf, Problem } from '@porchlight/service-kit';
import { deadlineFor } from '../proxy/deadline-for.ts';
import { inwardHeaders } from '../proxy/headers.ts';
import { laneOf } from '../proxy/lanes.ts';
import { sendAnswer } from '../proxy/send-answer.ts';
import { bindingCookie, bindingCookieName, bindingHash, cookieToBindTo } from '../session/binding-cookie.ts';
import type { Visitor } from '../session/sessions.ts';
import { words } from '../words.ts';
import { ApiCalls } from './api-calls.ts';
import { deviceCookie, deviceHash, deviceOf, newDevice } from './device-cookie.ts';
import { BodyRefused, bodyLimit, readBodyWithin } from './request-body.ts';
import { VisitorGuard, type AdmittedRequest } from './visitor-guard.ts';

/** Everything below /api: known calls go to their service in the visitor's name, and nothing else does. */
@Controller()
export class ApiController {
  readonly #calls: ApiCalls;
  constructor(calls: ApiCalls) {
    this.#calls = calls;
  }

  @All(['api', 'api/*'])
  @UseGuards(VisitorGuard)
  async call(@Req() request: AdmittedRequest, @Res() reply: FastifyReply): Promise<void> {
    const {
      admitted: { route, path },
      visitor,
    } = request;
    const deadline = deadlineFor(laneOf(route), reply);
    try {
      const body = route.method === 'GET' ? undefined : await bodyOf(request, reply);
      const device = deviceFor(request, route, visitor);
      const cookie = cookieToBindTo(request, route);
      const headers = {
        ...headersOf(request),
        ...(cookie === undefined ? {} : { [bindingHeader]: bindingHash(cookie) }),
      };
      const answer = await this.#calls.make(
        { route, path, visitor, headers, body, device: device.id && deviceHash(device.id) },
        deadline,
      );
      if (device.isNew && device.id && answer.status < 400)
        void reply.setCookie('device', device.id, deviceCookie(request.protocol === 'https'));
      if (cookie !== undefined && answer.status < 400) void reply.setCookie(bindingCookieName, cookie, bindingCookie);
      sendAnswer(reply, answer);
    } catch (error) {
      deadline.done();
      throw error;
    }
  }
}

/**
 * The browser of a guest, where a guest's picks are changed: known by the cookie, which the first pick makes. A renter's
 * picks are the account's, so a renter gets none.
 */
function deviceFor(
  request: FastifyRequest,
  route: AnyRoute,
  visitor: Visitor,
): { readonly id?: string; readonly isNew: boolean } {
  if (route.service !== 'catalog' || route.method === 'GET') return { isNew: false };
  const known = deviceOf(request.cookies);
  if (known !== undefined) return { id: known, isNew: false };
  const isRenter = visitor.kind === 'person' && visitor.session.roles.includes('renter');
  return route.path === toggleFavourite.path && route.method === toggleFavourite.method && !isRenter
    ? { id: newDevice(), isNew: true }
    : { isNew: false };
}

const headersOf = (request: FastifyRequest) => ({
  ...inwardHeaders(request.headers),
  [clientAddressHeader]: request.ip,
  'x-request-id': contextOf(request).requestId,
});

async function bodyOf(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> {
  try {
    const body = await readBodyWithin(
      bodyLimit,
      (request.body ?? request.raw) as Readable,
      Number(request.headers['content-length'] ?? 0),
    );
    return body.length ? body : undefined;
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    // What is still on its way is not read to the end.
    void reply.header('connection', 'close');
    throw error.isTooLarge
      ? new Problem(413, 'body-too-large', words.bodyTooLarge)
      : new Problem(400, 'body-lost', words.bodyLost);
  }
}
