import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from './config.ts';

const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * Returns the public origin of the site: as configured, else from the Host header; an invalid host becomes `localhost`.
 */
export function originOf(request: FastifyRequest, { publicOrigin }: Pick<GatewayConfig, 'publicOrigin'>): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const host = plainHost.test(request.host) ? request.host.toLowerCase() : 'localhost';
  return `${request.protocol}://${host}`;
}
