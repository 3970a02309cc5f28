import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from './start-sandbox.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const build = `
  import { buildServices } from './packages/tooling/src/build/build-services.mjs';
  await buildServices(process.cwd());`;

/** Builds the programs of the services, as `npm start` does. */
export function buildPrograms(): void {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** Service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** Kills the process without a chance to finish its work. */
  kill(): Promise<void>;
}

/** Starts the built program of a service and waits until it is ready. */
export async function startServiceProcess(
  service: 'accounts' | 'catalog' | 'commerce' | 'payment-sandbox',
  environment: Record<string, string>,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [`services/${service}/dist/main.js`], {
    cwd: root,
    env: { ...environment, LOG_FORMAT: 'json', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const port = await until(() => {
    if (child.exitCode !== null) throw new Error(`${service} exited:\n${output}`);
    return /"port":(\d+)/.exec(output)?.[1];
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
