import type { Readable } from 'node:stream';
import { All, Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { toggleFavourite } from '@porchlight/contracts/catalog';
import { bindingHeader, clientAddressHeader, contextOf, Problem } from '@porchlight/service-kit';
import { deadlineFor } from '../proxy/deadline-for.ts';
import { forwardedRequestHeaders } from '../proxy/headers.ts';
import { laneOf } from '../proxy/lanes.ts';
import { sendResponse } from '../proxy/send-response.ts';
import { bindingCookie, bindingCookieName, bindingHash, bindingCookieFor } from '../session/binding-cookie.ts';
import type { Visitor } from '../session/sessions.ts';
import { messages } from '../messages.ts';
import { ApiCalls } from './api-calls.ts';
import { deviceCookie, deviceHash, readDeviceId, createDeviceId } from './device-cookie.ts';
import { RequestBodyError, bodyLimit, readBodyWithin } from './request-body.ts';
import { VisitorGuard, type AdmittedRequest } from './visitor-guard.ts';

/**
 * Handles everything below /api: declared calls are forwarded to their service with the visitor's identity, all others
 * are rejected.
 */
@Controller()
export class ApiController {
  constructor(private readonly calls: ApiCalls) {}

  @All(['api', 'api/*'])
  @UseGuards(VisitorGuard)
  async call(@Req() request: AdmittedRequest, @Res() reply: FastifyReply): Promise<void> {
    const {
      admitted: { route, path },
      visitor,
    } = request;
    const deadline = deadlineFor(laneOf(route), reply);
    try {
      const body = route.method === 'GET' ? undefined : await readBody(request, reply);
      const device = deviceFor(request, route, visitor);
      const cookie = bindingCookieFor(request, route);
      const headers = {
        ...forwardedHeaders(request),
        ...(cookie === undefined ? {} : { [bindingHeader]: bindingHash(cookie) }),
      };
      const response = await this.calls.send(
        { route, path, visitor, headers, body, device: device.id && deviceHash(device.id) },
        deadline,
      );
      if (device.isNew && device.id && response.status < 400)
        void reply.setCookie('device', device.id, deviceCookie(request.protocol === 'https'));
      if (cookie !== undefined && response.status < 400) void reply.setCookie(bindingCookieName, cookie, bindingCookie);
      sendResponse(reply, response);
    } catch (error) {
      deadline.done();
      throw error;
    }
  }
}

/**
 * Returns the device id for a call that may change a guest's favourites. The first favourite of a guest creates the
 * cookie; a renter's favourites belong to the account, so a renter gets none.
 */
function deviceFor(
  request: FastifyRequest,
  route: AnyRoute,
  visitor: Visitor,
): { readonly id?: string; readonly isNew: boolean } {
  if (route.service !== 'catalog' || route.method === 'GET') return { isNew: false };
  const existing = readDeviceId(request.cookies);
  if (existing !== undefined) return { id: existing, isNew: false };
  const isRenter = visitor.kind === 'person' && visitor.session.roles.includes('renter');
  return route.path === toggleFavourite.path && route.method === toggleFavourite.method && !isRenter
    ? { id: createDeviceId(), isNew: true }
    : { isNew: false };
}

const forwardedHeaders = (request: FastifyRequest) => ({
  ...forwardedRequestHeaders(request.headers),
  [clientAddressHeader]: request.ip,
  'x-request-id': contextOf(request).requestId,
});

async function readBody(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> {
  try {
    const body = await readBodyWithin(
      bodyLimit,
      (request.body ?? request.raw) as Readable,
      Number(request.headers['content-length'] ?? 0),
    );
    return body.length ? body : undefined;
  } catch (error) {
    if (!(error instanceof RequestBodyError)) throw error;
    // The rest of the request body is not read, so the connection cannot be reused.
    void reply.header('connection', 'close');
    throw error.isTooLarge
      ? new Problem(413, 'body-too-large', messages.bodyTooLarge)
      : new Problem(400, 'body-lost', messages.bodyLost);
  }
}
