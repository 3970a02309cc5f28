import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program with its output shown as it comes; gives its exit code and what it said. */
export async function runShown(root, command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const show = (chunk, out) => {
    said += chunk;
    out.write(chunk);
  };
  child.stdout.on('data', (chunk) => show(chunk, process.stdout));
  child.stderr.on('data', (chunk) => show(chunk, process.stderr));
  const [code] = await once(child, 'close');
  return { code, said };
}
