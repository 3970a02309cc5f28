import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { cleanAddress } from './clean-address.ts';

const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const read = /^(?:GET|HEAD) ([\x21-\xff]+) HTTP\/1\.1\r\n/;

/**
 * Answers a request that is no proper HTTP. Node refuses letters beyond ASCII in an address, which some programs send as
 * they are: those are led to the same address in escapes. Everything else is told what Node would have said.
 */
export function answerUnread(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const packet: unknown = error.rawPacket; // what Node was reading when it stopped
  const address =
    error.code === 'HPE_INVALID_URL' && Buffer.isBuffer(packet) ? read.exec(packet.toString('latin1'))?.[1] : undefined;
  const [status, more] =
    address === undefined
      ? [answers[error.code] ?? '400 Bad Request', '']
      : ['307 Temporary Redirect', `Location: ${cleanAddress(address)}\r\n`];
  socket.end(`HTTP/1.1 ${status}\r\n${more}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}
