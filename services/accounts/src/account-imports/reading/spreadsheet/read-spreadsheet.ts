import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ImportFault, ImportFile } from '../read-table.ts';

const entry = fileURLToPath(
  new URL('../../../../dist/account-imports/reading/spreadsheet/spreadsheet-process.js', import.meta.url),
);
const maxHeapMb = 256;
const maxMs = 30_000;

let last: Promise<unknown> = Promise.resolve();

/** Reads the first sheet of a spreadsheet in a process of its own, one file at a time. */
export function readSpreadsheet(file: Buffer): Promise<ImportFile | ImportFault> {
  const reading = last.then(() => readInProcess(file));
  last = reading.catch(() => undefined);
  return reading;
}

/** Returns `damaged` for a file that ended the process. */
async function readInProcess(file: Buffer): Promise<ImportFile | ImportFault> {
  const child = spawn(process.execPath, [`--max-old-space-size=${maxHeapMb}`, entry], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: maxMs,
    killSignal: 'SIGKILL',
  });
  // A process that ended does not read the file to its end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(file);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = await text(child.stdout as Readable);
  return (await exited) === 0 ? (JSON.parse(output) as ImportFile | ImportFault) : 'damaged';
}
