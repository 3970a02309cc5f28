// `npm run verify -- NAME [args]`: runs one verification suite, which takes too long for `npm test`; `all` runs every
// suite in turn.
import { errorMessage } from '../../packages/tooling/src/run/terminal/error-message.mjs';
import { root } from '../../packages/tooling/src/root.mjs';
import { recordResult, startRecord } from './record.mjs';
import { runAll } from './run-all.mjs';
import { durationText } from './suite-table.mjs';
import { suiteFile, suiteNames } from './suite-names.mjs';

/**
 * Runs one suite; returns the exit code. A suite exports `verify(root, args)`, which returns its headline figures and
 * throws when it fails.
 */
async function runSuite(name, args) {
  const { verify } = await import(suiteFile(name));
  const record = startRecord(root);
  const began = performance.now();
  try {
    const headline = await verify(root, args);
    const duration = durationText((performance.now() - began) / 1000);
    console.log(`suite ${name} passed: ${headline} (${duration})`);
    if (args.length === 0) await recordResult(record, name, duration);
    process.send?.({ headline });
    return 0;
  } catch (error) {
    const reason = errorMessage(error);
    console.error(`${reason}\nsuite ${name} failed`);
    process.send?.({ headline: reason.split('\n')[0] });
    return 1;
  }
}

const [name, ...args] = process.argv.slice(2);
if (name === 'all') process.exitCode = await runAll(root);
else if (suiteNames.includes(name)) process.exitCode = await runSuite(name, args);
else {
  console.log(`Usage: ${['all', ...suiteNames].map((one) => `npm run verify -- ${one}`).join(', ')}`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
