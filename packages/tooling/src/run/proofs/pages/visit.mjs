import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** A middling phone: its line, its processor, its window. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-CA',
  timezoneId: 'America/Toronto',
};
const patience = 45_000;

// Runs in the page before anything of it: keeps what the browser itself measures.
function watch() {
  const seen = (globalThis.seen = { lcp: 0, shifts: [], presses: [], blocking: 0 });
  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = `${entry.element?.tagName.toLowerCase() ?? '?'} ${entry.url.split('/').at(-1) || (entry.element?.textContent ?? '').slice(0, 40)}`;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput)
      seen.shifts.push({
        at: entry.startTime,
        value: entry.value,
        of: entry.sources
          .map(({ node }) =>
            node?.nodeType === 1 ? `${node.tagName.toLowerCase()}.${node.className}` : node?.nodeName,
          )
          .join(' '),
      });
  });
  observe(
    'event',
    (entry) => {
      if (entry.interactionId) seen.presses.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe('longtask', (entry) => {
    seen.blocking += entry.duration - 50;
  });
}

/** The worst window of layout shifts: at most five seconds, with no second of rest in it. */
function worstShift(shifts) {
  let worst = 0,
    sum = 0,
    began = -Infinity,
    last = -Infinity;
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - began > 5000) {
      sum = 0;
      began = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Whether React has taken a button over, so that a press does something. */
const isAwake = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/**
 * Opens an address in a browser that has never been here, on a slow phone, presses what `press` names as soon as it is awake, and
 * gives what the browser measured: milliseconds, shift, bytes of the scripts that came until then.
 */
export async function visit(browser, address, press) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const control = await context.newCDPSession(page);
    await control.send('Network.enable');
    await control.send('Network.emulateNetworkConditions', line);
    await control.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    const scripts = [];
    page.on('response', (answer) => {
      if (!answer.url().endsWith('.js')) return;
      const size = answer.body().then((body) => gzipSync(body, { level: 6 }).length);
      size.catch(() => undefined); // one that comes as the page is left is not counted
      scripts.push(size);
    });
    await page.goto(address, { waitUntil: 'load', timeout: patience });
    const buttons = press(page);
    await buttons[0].waitFor({ timeout: patience });
    while (!(await buttons[0].evaluate(isAwake))) await wait(50);
    const awake = await page.evaluate(() => performance.now()),
      untilAwake = scripts.length;
    for (const button of buttons) await button.click({ timeout: patience });
    await page.waitForLoadState('networkidle');
    const { lcp, largest, shifts, presses, blocking } = await page.evaluate(() => globalThis.seen);
    const bytes = (await Promise.all(scripts.slice(0, untilAwake))).reduce((sum, size) => sum + size, 0);
    return { lcp, largest, cls: worstShift(shifts), shifts, inp: Math.max(16, ...presses), awake, blocking, bytes };
  } finally {
    await context.close();
  }
}
