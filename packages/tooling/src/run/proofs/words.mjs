// `npm run proof -- words`: every public page and dialog read in French and in the words of the US, in a real browser: what is said in another
// language and not marked as such. Words: part of a page's name, to read that alone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { passingFolder } from '../passing-folder.mjs';
import { Refusal } from '../refusal.mjs';
import { startHouse } from '../started-house.mjs';
import { findChromium } from '../test/chromium.mjs';
import { runShown } from '../test/command.mjs';
import { lineOf, specsIn } from '../test/journeys.mjs';

/** @param {string} root @param {readonly string[]} words */
export async function prove(root, words) {
  const folder = passingFolder('words');
  const house = await startHouse(root, { dataDir: join(folder.path, 'data'), environment: { RATE_LIMITS: 'off' } });
  try {
    await house.untilAllHomes();
    await judge(root, house.address, words.join(' '));
  } finally {
    await house.stop();
    folder.remove();
  }
}

async function judge(root, address, part) {
  const report = join(root, '.cache/words.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const only = part ? ['--grep', part] : [];
  await runShown(root, process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/proof.config.ts', 'e2e/words/', ...only], { BASE_URL: address, JOURNEYS_REPORT: report, CHROMIUM: findChromium(root) });
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const looks = told.suites.flatMap(specsIn).flatMap(({ tests }) => tests).flatMap(({ annotations = [] }) => annotations).filter(({ type }) => type === 'words').map(({ description }) => JSON.parse(description));
  for (const language of ['fr-CA', 'en-US']) {
    const read = looks.filter((look) => look.language === language), sum = (count) => read.reduce((all, look) => all + count(look), 0);
    console.log(`${language}: ${read.length} looks, ${sum(({ texts }) => texts)} texts, ${sum(({ marked }) => marked)} of them marked as another language, ${sum(({ leftovers }) => leftovers.length)} left over`);
  }
  const leftovers = [...new Set(looks.flatMap(({ screen, language, leftovers: left }) => left.map((one) => `${screen} (${language}): ${one}`)))];
  if (leftovers.length) console.log(`Left over:\n  ${leftovers.join('\n  ')}`);
  const { failed, failures } = lineOf(told);
  if (failed > 0 || looks.length === 0) throw new Refusal(`${failed} pages do not hold:\n${failures.join('\n')}`);
}
