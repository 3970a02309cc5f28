import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type Stripe from 'stripe';
import { sdkFor, secretKey, until } from './start-sandbox.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const build = `
  import { buildServices } from './packages/tooling/src/build/build-services.mjs';
  await buildServices(process.cwd());`;

/** Builds the program of the sandbox, as `npm start` does. */
export function buildSandbox(): void {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** Sandbox in a process of its own. */
export interface SandboxProcess {
  readonly url: string;
  readonly stripe: Stripe;
  /** Kills the process without a chance to finish its work. */
  kill(): Promise<void>;
}

/** Starts the built sandbox on a database and waits until it is ready. */
export async function startSandboxProcess(environment: Record<string, string>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['services/payment-sandbox/dist/main.js'], {
    cwd: root,
    env: { PAYMENT_SANDBOX_KEY: secretKey, LOG_FORMAT: 'json', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const port = await until(() => {
    if (child.exitCode !== null) throw new Error(`the sandbox exited:\n${output}`);
    return /"port":(\d+)/.exec(output)?.[1];
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    stripe: sdkFor(url),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
