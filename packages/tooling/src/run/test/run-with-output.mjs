import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program with its output shown live; returns its exit code and its output. */
export async function runWithOutput(root, command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const show = (chunk, out) => {
    output += chunk;
    out.write(chunk);
  };
  child.stdout.on('data', (chunk) => show(chunk, process.stdout));
  child.stderr.on('data', (chunk) => show(chunk, process.stderr));
  const [code] = await once(child, 'close');
  return { code, output };
}
