import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const bucket = 'porchlight-files';
/** Key and secret that the server accepts. */
const credential = 'S3RVER';

/** S3-compatible server with an empty bucket. */
export interface S3Server {
  /** Settings of a catalog that stores its files there. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the server; its files stay. */
  pause(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const serverAt = (port: number) =>
    new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
  let server = serverAt(0);
  const { port } = await server.run();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: credential,
      S3_SECRET_ACCESS_KEY: credential,
      S3_PATH_STYLE: 'on',
    },
    pause: () => server.close(),
    async resume() {
      server = serverAt(port);
      await server.run();
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
