import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { normalizeUrl } from './normalize-url.ts';

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const requestLine = /^(?:GET|HEAD) ([\x21-\xff]+) HTTP\/1\.1\r\n/;

/**
 * Answers a request that Node's HTTP parser rejected. Some programs send URLs with raw non-ASCII bytes: these are
 * redirected to the percent-encoded URL. All others get Node's default status.
 */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const packet: unknown = error.rawPacket; // bytes that Node was parsing
  const url =
    error.code === 'HPE_INVALID_URL' && Buffer.isBuffer(packet)
      ? requestLine.exec(packet.toString('latin1'))?.[1]
      : undefined;
  const [status, extraHeaders] =
    url === undefined
      ? [statusLines[error.code] ?? '400 Bad Request', '']
      : ['307 Temporary Redirect', `Location: ${normalizeUrl(url)}\r\n`];
  socket.end(`HTTP/1.1 ${status}\r\n${extraHeaders}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}
