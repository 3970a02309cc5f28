// `npm run check`: runs every check, two at a time. The output of a check is printed only when it fails.
import { spawn } from 'node:child_process';
import { parts } from './parts.mjs';

const run = ({ command, args }) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('close', (code) => done({ passed: code === 0, output }));
    child.on('error', (error) => done({ passed: false, output: error.message }));
  });

const queue = [...parts];
let failed = 0;
async function runQueue() {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const started = Date.now();
    const { passed, output } = await run(part);
    if (!passed) failed += 1;
    console.log(
      `${passed ? 'ok    ' : 'FAILED'}  ${part.name}  ${((Date.now() - started) / 1000).toFixed(1)} s${passed ? '' : `\n${output.trim()}\n`}`,
    );
  }
}
await Promise.all([runQueue(), runQueue()]);
console.log(`${parts.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
