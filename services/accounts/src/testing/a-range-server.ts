import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Local server of a range look-up of leaked passwords. */
export interface RangeServer {
  readonly url: string;
  /** Paths of the requests so far. */
  readonly requested: readonly string[];
  /** Responds to requests from now on: with the leaked passwords, or with what the function writes. */
  respond: (response: ServerResponse, path: string) => void;
  close(): Promise<void>;
}

const sha1 = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** Returns the lines of a range that contains the given leaked passwords, another hash and padding. */
export function rangeOf(path: string, leaked: readonly string[]): string {
  const found = leaked.map(sha1).filter((hash) => path.endsWith(`/${hash.slice(0, 5)}`));
  return [...found.map((hash) => `${hash.slice(5)}:42`), `${'0'.repeat(34)}A:3`, `${'0'.repeat(34)}B:0`].join('\r\n');
}
/** Returns the line of a password as padding, whose count is 0. */
export const paddingOf = (password: string): string => `${sha1(password).slice(5)}:0`;

/** Starts a server that knows the given leaked passwords. */
export async function startRangeServer(leaked: readonly string[] = []): Promise<RangeServer> {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    range.respond(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const range: RangeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`,
    requested,
    respond: (response, path) => response.end(rangeOf(path, leaked)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return range;
}
