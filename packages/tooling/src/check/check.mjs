// `npm run check`: every rule a machine can hold. Two parts at a time; what a part says is shown only when it refuses.
import { spawn } from 'node:child_process';
import { parts } from './parts.mjs';

const run = ({ command, args }) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.on('close', (code) => done({ passed: code === 0, said }));
    child.on('error', (error) => done({ passed: false, said: error.message }));
  });

const waiting = [...parts];
let failed = 0;
async function lane() {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const started = Date.now();
    const { passed, said } = await run(part);
    if (!passed) failed += 1;
    console.log(
      `${passed ? 'ok    ' : 'FAILED'}  ${part.name}  ${((Date.now() - started) / 1000).toFixed(1)} s${passed ? '' : `\n${said.trim()}\n`}`,
    );
  }
}
await Promise.all([lane(), lane()]);
console.log(`${parts.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
