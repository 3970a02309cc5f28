import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** Network conditions of a mid-range phone. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-CA',
  timezoneId: 'America/Toronto',
};
const timeoutMs = 45_000;

// Runs in the page before its scripts: records the browser's performance entries.
function recordMetrics() {
  const seen = (globalThis.seen = { lcp: 0, shifts: [], presses: [], blocking: 0 });
  const observe = (type, handle, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
    }).observe({ type, buffered: true, ...options });
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

/** Returns the worst session window of layout shifts (CLS): at most five seconds, with gaps below one second. */
function worstShift(shifts) {
  let worst = 0;
  let sum = 0;
  let began = -Infinity;
  let last = -Infinity;
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

/** Returns whether React has hydrated a button. */
export const isHydrated = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/**
 * Opens an address in a new browser context on a slow phone, clicks the buttons that `press` returns once they are
 * hydrated, and returns the measurements: milliseconds, layout shift, and bytes of the scripts loaded until then.
 */
export async function visit(browser, address, press) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const control = await context.newCDPSession(page);
    await control.send('Network.enable');
    await control.send('Network.emulateNetworkConditions', network);
    await control.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(recordMetrics);
    const scripts = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      const size = response.body().then((body) => gzipSync(body, { level: 6 }).length);
      size.catch(() => undefined); // a response that arrives while the page closes is not counted
      scripts.push(size);
    });
    await page.goto(address, { waitUntil: 'load', timeout: timeoutMs });
    const buttons = press(page);
    await buttons[0].waitFor({ timeout: timeoutMs });
    while (!(await buttons[0].evaluate(isHydrated))) await wait(50);
    const hydrated = await page.evaluate(() => performance.now());
    const scriptsUntilHydrated = scripts.length;
    for (const button of buttons) await button.click({ timeout: timeoutMs });
    await page.waitForLoadState('networkidle');
    const { lcp, largest, shifts, presses, blocking } = await page.evaluate(() => globalThis.seen);
    const bytes = (await Promise.all(scripts.slice(0, scriptsUntilHydrated))).reduce((sum, size) => sum + size, 0);
    return { lcp, largest, cls: worstShift(shifts), shifts, inp: Math.max(16, ...presses), hydrated, blocking, bytes };
  } finally {
    await context.close();
  }
}
