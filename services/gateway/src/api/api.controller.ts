import { All, Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { toggleFavourite } from '@porchlight/contracts/catalog';
import { bindingHeader, clientAddressHeader, contextOf, Problem } from '@porchlight/service-kit';
import { deadlineFor } from '../proxy/deadline-for.ts';
import { forwardedRequestHeaders } from '../proxy/headers.ts';
import { laneOf } from '../proxy/lanes.ts';
import { sendResponse } from '../proxy/send-response.ts';
import { ApiCounts } from '../report/api-counts.ts';
import {
  acceptsSecureCookies,
  bindingCookie,
  bindingCookieFor,
  bindingCookieName,
  bindingHash,
} from '../session/binding-cookie.ts';
import { visitorOfCall } from '../session/key-visitor.ts';
import type { Visitor } from '../session/sessions.ts';
import { ApiCalls } from './api-calls.ts';
import { createDevice, deviceCookie, deviceHash, readDevice, replacedCookie, type Device } from './device-cookie.ts';
import { bodyLimit, readRequestBody } from './request-body.ts';
import { uploadBody } from './upload-body.ts';
import { VisitorGuard, type AdmittedRequest } from './visitor-guard.ts';

/**
 * Handles everything below /api: declared calls are forwarded to their service with the visitor's identity, all others
 * are rejected.
 */
@Controller()
export class ApiController {
  constructor(
    private readonly calls: ApiCalls,
    private readonly counts: ApiCounts,
  ) {}

  @All(['api', 'api/*'])
  @UseGuards(VisitorGuard)
  async call(@Req() request: AdmittedRequest, @Res() reply: FastifyReply): Promise<void> {
    const {
      admitted: { route, path },
      visitor,
    } = request;
    const deadline = deadlineFor(laneOf(route), reply);
    try {
      const caller = visitorOfCall(visitor, route);
      const body = await bodyOf(request, reply, route);
      const device = deviceFor(request, route, visitor);
      const cookie = bindingCookieFor(request, route);
      const headers = {
        ...forwardedHeaders(request),
        ...(cookie === undefined ? {} : { [bindingHeader]: bindingHash(cookie) }),
      };
      const response = await this.calls.send(
        {
          route,
          path,
          visitor: caller,
          headers,
          body,
          device: device && deviceHash(device.id),
        },
        deadline,
      );
      if (device?.mustSet && response.status < 400) setDeviceCookie(request, reply, device);
      if (cookie !== undefined && response.status < 400) void reply.setCookie(bindingCookieName, cookie, bindingCookie);
      this.counts.add(visitor, route, response.status);
      sendResponse(reply, response);
    } catch (error) {
      this.counts.add(visitor, route, error instanceof Problem ? error.status : 500);
      deadline.done();
      throw error;
    }
  }
}

// Uploads are passed on while they arrive.
async function bodyOf(request: FastifyRequest, reply: FastifyReply, { method, lane }: AnyRoute) {
  if (method === 'GET') return undefined;
  return lane === 'upload' ? uploadBody(request, reply) : readRequestBody(request, reply, bodyLimit);
}

/**
 * Returns the device id for a call that may change a guest's favourites. The first favourite of a guest creates the
 * cookie; a renter's favourites belong to the account, so a renter gets none.
 */
function deviceFor(request: FastifyRequest, route: AnyRoute, visitor: Visitor): Device | undefined {
  if (route.service !== 'catalog' || route.method === 'GET') return undefined;
  const existing = readDevice(request.cookies, acceptsSecureCookies(request));
  if (existing) return existing;
  const isRenter = visitor.kind === 'person' && visitor.session.roles.includes('renter');
  const isFavourite = route.path === toggleFavourite.path && route.method === toggleFavourite.method;
  return isFavourite && !isRenter ? createDevice() : undefined;
}

function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, { id }: Device): void {
  const { name, options } = deviceCookie(acceptsSecureCookies(request));
  void reply.setCookie(name, id, options);
  if (name !== replacedCookie && request.cookies[replacedCookie] !== undefined)
    void reply.clearCookie(replacedCookie, { path: '/' });
}

const forwardedHeaders = (request: FastifyRequest) => ({
  ...forwardedRequestHeaders(request.headers),
  [clientAddressHeader]: request.ip,
  'x-request-id': contextOf(request).requestId,
});
