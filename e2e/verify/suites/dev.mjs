// `npm run verify -- dev`: changes a file of an area and one of a service five times each under `npm run dev`.
// The median time until the site's address shows the change must be at most 3 s; a change that does not compile must
// leave the site as it was, and a stop must leave no process.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { remainingFronts } from '../../../packages/tooling/src/build/site-parts.mjs';
import { isAlive } from '../../../packages/tooling/src/run/processes/is-alive.mjs';
import { processTree } from '../../../packages/tooling/src/run/processes/process-tree.mjs';
import { freshClone } from '../../../packages/tooling/src/run/test-site/fresh-clone.mjs';
import { startSite } from '../../../packages/tooling/src/run/test-site/start-site.mjs';

const MAX_SECONDS = 3;
const CHANGES = 5;
const POLLING_MS = 100;
const TIMEOUT_MS = 60_000;
const BETWEEN_CHANGES_MS = 5000; // a person reads the page before the next change

/** A text of the code, the address that shows it, and what is printed when the file is wrong. */
const changes = {
  area: {
    file: 'mfe-public/src/features/faqs/faqs-screen.tsx',
    text: `{t('faqs')}</h1>`,
    changed: (mark) => `{t('faqs')} ${mark}</h1>`,
    path: '/faqs',
    error: 'mfe-public could not be built',
  },
  service: {
    file: 'services/catalog/src/locations/messages.ts',
    text: `placeNotFound: '`,
    changed: (mark) => `placeNotFound: '${mark} `,
    path: '/api/locations/no-such-place',
    error: 'services/catalog/src/locations/messages.ts does not compile',
  },
};

export async function verify(root) {
  const { clone, remove } = freshClone(root);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: clone });
  if (status !== 0) throw new Error('npm ci failed');
  const site = await startSite(clone, {
    dataDir: join(clone, '.data'),
    environment: { RATE_LIMITS: 'off' },
    args: ['--watch'],
  });
  try {
    await site.untilPrinted(`${remainingFronts.at(-1)} built`);
    const medians = {};
    for (const [name, change] of Object.entries(changes)) {
      const file = new ChangedFile(clone, site, change);
      medians[name] = await medianOf(name, file);
      await checkError(site, change, file);
    }
    await checkStop(site);
    const slow = Object.entries(medians).filter(([, seconds]) => seconds > MAX_SECONDS);
    if (slow.length > 0) throw new Error(slow.map(([name, seconds]) => `${name}: ${seconds.toFixed(1)} s`).join(', '));
    return `area live in ${medians.area.toFixed(1)} s, service in ${medians.service.toFixed(1)} s (medians of ${CHANGES})`;
  } finally {
    await site.stop();
    remove();
  }
}

/** A file of the clone whose text carries a mark, which the site's address shows. */
class ChangedFile {
  #path;
  #original;
  #change;
  #address;

  constructor(clone, site, change) {
    this.#path = join(clone, change.file);
    this.#original = readFileSync(this.#path, 'utf8');
    this.#change = change;
    this.#address = site.address + change.path;
    if (!this.#original.includes(change.text)) throw new Error(`${change.file} does not contain ${change.text}`);
  }

  write(mark, end = '') {
    const { text, changed } = this.#change;
    writeFileSync(this.#path, this.#original.replace(text, changed(mark)) + end);
  }

  // An unreachable service is an error page, which does not show the mark.
  async shows(mark) {
    const response = await fetch(this.#address, { headers: { 'x-requested-with': 'XMLHttpRequest' } });
    return (await response.text()).includes(mark);
  }

  async secondsUntilLive(mark) {
    const began = performance.now();
    this.write(mark);
    while (!(await this.shows(mark))) {
      if (performance.now() - began > TIMEOUT_MS) throw new Error(`${this.#address} does not show the change`);
      await wait(POLLING_MS);
    }
    return (performance.now() - began) / 1000;
  }
}

async function medianOf(name, file) {
  const seconds = [];
  for (let count = 0; count < CHANGES; count += 1) {
    await wait(BETWEEN_CHANGES_MS);
    seconds.push(await file.secondsUntilLive(`change-${count}`));
  }
  console.log(`${name}: ${seconds.map((one) => one.toFixed(2)).join(', ')} s until live`);
  return seconds.sort((a, b) => a - b)[Math.floor(CHANGES / 2)];
}

async function checkError(site, { error, path }, file) {
  file.write('broken', '\nconst broken = ;\n');
  await site.untilPrinted(error);
  if (!(await file.shows(`change-${CHANGES - 1}`))) throw new Error(`${path} does not show the last good build`);
  await file.secondsUntilLive('corrected');
  console.log(`"${error}" is printed, the last good build stays, and the correction is live`);
}

async function checkStop(site) {
  const pids = processTree(site.pid).map(({ pid }) => pid);
  await site.stop();
  const left = pids.filter(isAlive);
  if (left.length > 0) throw new Error(`${left.length} processes are left after the stop`);
  console.log(`a stop ends all ${pids.length} processes`);
}
