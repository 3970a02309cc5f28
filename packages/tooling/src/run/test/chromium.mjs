import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { Refusal } from '../refusal.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: the one that CHROMIUM names, one of this machine, or Playwright's own, fetched when there is none. */
export function findChromium(root) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  return found ?? playwrightsOwn(root);
}

function playwrightsOwn(root) {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  console.log('There is no Chromium here: fetching one');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  throw new Refusal(
    'The journeys need Chromium, and it could not be fetched. Install it (on Debian: apt-get install chromium), or name one: CHROMIUM=/path/to/chrome npm test',
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
