import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkPageHeaders, newNonce, pagePolicy, reportingEndpoints } from './security-headers.ts';
import type { ThirdPartyHosts } from './third-party-hosts.ts';

/**
 * Sets the headers of an HTML response: content type, no storage, the content security policy with a new nonce, and the
 * headers of link pages. Returns the nonce for the scripts and styles of the document.
 */
export function startHtml(request: FastifyRequest, reply: FastifyReply, hosts?: ThirdPartyHosts): string {
  const nonce = newNonce();
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(nonce, hosts),
    'reporting-endpoints': reportingEndpoints,
    ...linkPageHeaders(request.url),
  });
  return nonce;
}
