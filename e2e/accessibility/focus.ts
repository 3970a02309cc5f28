import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the focused element is as it should be. */
export const focused = (page: Page, isRight: (element: Element) => boolean): Promise<boolean> =>
  page.evaluate(`(${isRight.toString()})(document.activeElement)`);

/** Goes from stop to stop until this one has the focus, as somebody without a mouse does. */
export async function pressTabUntil(page: Page, target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab', most = 60): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    if (await target.evaluate((element) => element === document.activeElement || (element.parentElement?.matches('summary:focus') ?? false))) return;
    await page.keyboard.press(by);
  }
  await expect(target, `${most} presses of ${by} did not reach it`).toBeFocused();
}

interface Stop { readonly name: string; readonly top: number; readonly isEnd: boolean; readonly faults: readonly string[] }

/** Walks the whole page by Tab and tells each stop that cannot be seen or stands in the wrong order. */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  let last: Stop | undefined;
  for (let turn = 0; turn < 250; turn += 1) {
    await page.keyboard.press('Tab');
    const stop = await seenStop(page);
    if (stop.isEnd) return faults;
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
    last = stop;
  }
  return [...faults, `the focus never leaves the page: it is at ${last?.name ?? 'nothing'}`];
}

/** What stands at the focus: its ring, whether something lies over it, and whether it comes after the stop before. */
const seenStop = (page: Page): Promise<Stop> => page.evaluate(() => {
  const memory = window as unknown as { lastStop?: Element };
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'nothing', top: 0, isEnd: memory.lastStop !== undefined, faults: [] };
  const faults: string[] = [];
  const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const box = element.getBoundingClientRect();
  // a card shows the ring of its title, a switch that of its slide
  const ringed = [element, element.nextElementSibling, element.closest('article')].filter((one) => one !== null);
  const hasRing = ringed.some((one) => [getComputedStyle(one), getComputedStyle(one, '::after')].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3));
  if (!hasRing) faults.push('no ring of 3 px');
  const points = [[.5, .5], [.1, .5], [.9, .5], [.5, .15], [.5, .85]] as const;
  const isFree = points.some(([x, y]) => { const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y); return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') === element.closest('label, a, button')); });
  if (!isFree) faults.push(`hidden: ${box.width.toFixed(0)} × ${box.height.toFixed(0)} at ${box.left.toFixed(0)}, ${box.top.toFixed(0)}`);
  const { lastStop } = memory;
  memory.lastStop = element;
  if (lastStop && (lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 && lastStop.isConnected && !lastStop.contains(element)) faults.push('stands before the stop that came before it');
  return { name, top: box.top, isEnd: false, faults };
});
