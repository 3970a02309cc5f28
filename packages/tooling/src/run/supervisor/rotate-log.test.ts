import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rotateLog } from './rotate-log.mjs';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-log-'));
  path = join(folder, 'services.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the rotation of a log', () => {
  it('leaves a small log alone, and one that does not exist', () => {
    rotateLog(path, 10);
    writeFileSync(path, 'ten bytes.');
    rotateLog(path, 10);
    expect(existsSync(`${path}.1`)).toBe(false);
  });

  it('loses no line of a writer that keeps the file open', () => {
    const file = openSync(path, 'a', 0o600);
    writeSync(file, 'before the rotation\n');
    rotateLog(path, 10);
    writeSync(file, 'after it\n');
    closeSync(file);
    expect([read('services.log.1'), read('services.log')]).toEqual(['before the rotation\n', 'after it\n']);
    expect(statSync(`${path}.1`).mode & 0o777).toBe(0o600);
  });

  it('stores four old files, the newest first', () => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      writeFileSync(path, `${name} and more text`);
      rotateLog(path, 10);
    }
    expect([1, 2, 3, 4].map((number) => read(`services.log.${number}`).split(' ')[0])).toEqual([
      'six',
      'five',
      'four',
      'three',
    ]);
    expect(existsSync(`${path}.5`)).toBe(false);
    expect(read('services.log')).toBe('');
  });
});
