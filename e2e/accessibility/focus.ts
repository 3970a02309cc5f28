import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** Whether the focused element is as it should be. */
export const focused = (page: Page, isRight: (element: Element) => boolean): Promise<boolean> =>
  page.evaluate(`(${isRight.toString()})(document.activeElement)`);

/** Goes from stop to stop until this one has the focus, as somebody without a mouse does. */
export async function pressTabUntil(
  page: Page,
  target: Locator,
  by: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 60,
): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    if (
      await target.evaluate(
        (element) => element === document.activeElement || (element.parentElement?.matches('summary:focus') ?? false),
      )
    )
      return;
    await page.keyboard.press(by);
  }
  await expect(target, `${most} presses of ${by} did not reach it`).toBeFocused();
}

/** Walks the whole page by Tab and tells each stop that cannot be seen or stands in the wrong order. */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  let before: JSHandle<Element> | undefined;
  for (let turn = 0; turn < 300; turn += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluateHandle(() => document.activeElement ?? document.body);
    if (
      await stop.evaluate(
        (element, isRound) => element === document.body || (isRound && element === document.querySelector('a')),
        turn > 0,
      )
    )
      return faults; // some pages pass the window's own controls, some begin anew
    const name = await stop.evaluate(
      (element) =>
        `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`,
    );
    if (!(await hasRing(stop))) faults.push(`${name} has no ring of 3 px`);
    if (!(await isFree(stop))) faults.push(`${name} is hidden while it has the focus`);
    if (before && !(await comesAfter(stop, before))) faults.push(`${name} comes after what stands behind it`);
    before = stop;
  }
  return [...faults, 'the focus never leaves the page'];
}

/** A card shows the ring of its title, a switch shows it at its slide. */
const hasRing = (stop: JSHandle<Element>) =>
  stop.evaluate((element) => {
    const places = [element, element.nextElementSibling, element.closest('article'), element.closest('li')].filter(
      (one) => one !== null,
    );
    const styles = places.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
    return styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3,
    );
  });

/** Some of it is on top of everything, where a reader can see it (WCAG 2.4.11). */
const isFree = (stop: JSHandle<Element>) =>
  stop.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const whole = element.closest('label, article') ?? element;
    return shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && whole.contains(hit);
      }),
    );
  });

const comesAfter = (stop: JSHandle<Element>, before: JSHandle<Element>) =>
  stop.evaluate(
    (element, last) =>
      !last.isConnected ||
      last.contains(element) ||
      (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    before,
  );
