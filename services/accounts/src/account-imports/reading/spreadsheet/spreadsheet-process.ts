import { buffer } from 'node:stream/consumers';
import { readTable } from '../read-table.ts';
import { isWithinLimits } from './check-archive.ts';
import { sheetRows } from './sheet-rows.ts';

// Entry of the process that reads one spreadsheet. It has no environment, no database and little memory: a hostile file
// ends this process at most.

async function read(file: Buffer) {
  if (!(await isWithinLimits(file))) return 'tooLargeInside';
  return readTable(await sheetRows(file));
}

process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))));
