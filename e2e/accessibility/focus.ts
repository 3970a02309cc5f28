import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** Returns whether a predicate holds for the focused element. */
export const isFocused = (page: Page, predicate: (element: Element) => boolean): Promise<boolean> =>
  page.evaluate(`(${predicate.toString()})(document.activeElement)`);

/** Presses Tab until the target has the focus. */
export async function pressTabUntil(
  page: Page,
  target: Locator,
  by: 'Tab' | 'Shift+Tab' = 'Tab',
  max = 60,
): Promise<void> {
  for (let turn = 0; turn < max; turn += 1) {
    if (
      await target.evaluate(
        (element) => element === document.activeElement || (element.parentElement?.matches('summary:focus') ?? false),
      )
    )
      return;
    await page.keyboard.press(by);
  }
  await expect(target, `${max} presses of ${by} did not focus the target`).toBeFocused();
}

/** Tabs through the whole page. Returns a fault for each stop that is not visible or out of order. */
export async function checkTabOrder(page: Page): Promise<readonly string[]> {
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
      // after the last stop the focus goes to the browser's controls on some pages, to the first link on others
      return faults;
    const name = await stop.evaluate(
      (element) =>
        `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`,
    );
    if (!(await hasFocusRing(stop))) faults.push(`${name} has no focus ring of at least 3 px`);
    if (!(await isUnobscured(stop))) faults.push(`${name} is obscured while it has the focus`);
    if (before && !(await comesAfter(stop, before))) faults.push(`${name} precedes the previous stop in the document`);
    before = stop;
  }
  return [...faults, 'the focus never leaves the page'];
}

/**
 * Returns whether a focus ring is drawn; a card draws it on its title, a switch on its track, a choice on its label, an
 * editor on its frame.
 */
const hasFocusRing = (stop: JSHandle<Element>) =>
  stop.evaluate((element) => {
    const { nextElementSibling } = element;
    const around = ['label', 'article', 'li', '.mantine-RichTextEditor-root'].map((one) => element.closest(one));
    const candidates = [element, nextElementSibling, ...around].filter((one) => one !== null);
    const styles = candidates.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
    return styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3,
    );
  });

/** Returns whether part of the element is not covered by others (WCAG 2.4.11). */
const isUnobscured = (stop: JSHandle<Element>) =>
  stop.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const container = element.closest('label, article') ?? element;
    return shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && container.contains(hit);
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
