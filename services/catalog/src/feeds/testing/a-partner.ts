import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Server of a partner, with the file that it has now. */
export interface Partner {
  readonly origin: string;
  readonly address: string;
  file: string;
  /** Statuses of its next responses; those after them are 200. */
  statuses: number[];
  /** Files besides the feed, by path. */
  readonly files: Map<string, Buffer>;
  /** Paths that were asked for, in their order. */
  readonly requests: string[];
  stop(): void;
}

/** Starts the server of a partner. */
export async function startPartner(): Promise<Partner> {
  const partner = { file: '', statuses: [] as number[], files: new Map<string, Buffer>(), requests: [] as string[] };
  const server: Server = createServer((request, response) => {
    partner.requests.push(request.url ?? '');
    const file = partner.files.get(request.url ?? '');
    if (file) return response.end(file);
    return response
      .writeHead(partner.statuses.shift() ?? 200, { 'content-type': 'text/csv; charset=utf-8' })
      .end(partner.file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(partner, {
    origin,
    address: `${origin}/homes.csv`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
