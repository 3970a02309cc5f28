import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { UserError } from '../terminal/user-error.mjs';

// The headless shell is the same engine without the windows of a browser: journeys take two thirds of the processor
// time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium: the one that CHROMIUM names, one on PATH, or Playwright's, downloaded if it is
 * missing.
 */
export function findChromium(root) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  return found ?? playwrightChromium(root);
}

function playwrightChromium(root) {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium found: downloading it');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  throw new UserError(
    'The journeys need Chromium, but the download failed. Install it (on Debian: apt-get install chromium-headless-shell), or set its path: CHROMIUM=/path/to/chrome npm test',
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
