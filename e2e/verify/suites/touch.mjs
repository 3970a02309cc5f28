// `npm run verify -- touch [ADDRESS…]`: measures how soon a laptop with a processor ÷ 4 responds to a press
// (Interaction to Next Paint), median of five visits, against its budget. With addresses it measures those sites by
// turns, visit by visit, so that they share the load of the machine, and judges the last one; without, it starts a site
// of its own.
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { findChromium } from '../../../packages/tooling/src/run/test/chromium.mjs';
import { withSite } from '../../../packages/tooling/src/run/test-site/with-site.mjs';
import { touchVisit } from './pages/touch-visit.mjs';

const visits = 5;
const maxMs = 200;
const maxShift = 0.02;

export const verify = (root, addresses) =>
  addresses.length > 0 ? measure(root, addresses) : withSite(root, 'touch', ({ address }) => measure(root, [address]));

async function measure(root, addresses) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: findChromium(root),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    // Without scrollbars an open dialog would change the width of the page.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const samples = addresses.map(() => []);
    for (let at = 0; at < visits; at += 1)
      for (const [site, address] of addresses.entries()) samples[site].push(await touchVisit(browser, address));
    return judge(addresses, samples.map(medians));
  } finally {
    await browser.close();
  }
}

const medians = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0]).map((key) => {
      const sorted = samples.map((one) => one[key]).sort((a, b) => a - b);
      return [key, sorted[Math.floor(sorted.length / 2)]];
    }),
  );

function judge(addresses, results) {
  console.log(`processor ÷ 4, 1366 px, median of ${visits}, ms   ${addresses.join('   ')}`);
  for (const name of Object.keys(results[0]))
    console.log(name.padEnd(46) + results.map((one) => format(name, one[name]).padStart(12)).join(''));
  const last = results.at(-1);
  const missed = Object.entries(last).filter(([name, value]) => value > (name === 'shift' ? maxShift : maxMs));
  if (missed.length > 0)
    throw new UserError(missed.map(([name, value]) => `${name}: ${format(name, value)}, over its budget`).join('\n'));
  return Object.entries(last)
    .map(([name, value]) => `${name} ${format(name, value)}`)
    .join(', ');
}

const format = (name, value) => (name === 'shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`);
