import { createServer } from 'node:http';

const port = Number(process.env['PARTNER_PORT'] ?? 8089);

/** Server of a partner, from which the site of the tests may fetch feeds. */
export interface Partner {
  readonly address: string;
  /** Text of its file. */
  file: string;
  stop(): Promise<void>;
}

/** Starts the server of a partner at the port that the site knows. */
export async function startPartner(): Promise<Partner> {
  const partner = { file: '' };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(partner.file);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(partner, {
    address: `http://127.0.0.1:${port}/homes.csv`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
