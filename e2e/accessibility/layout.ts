import type { Page } from '@playwright/test';

/** Text spacing that a reader may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }';

/** Applies the text spacing of WCAG 1.4.12 to the page. */
export const widenText = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet); // the page's content security policy forbids a style element
  }, spacing);

/**
 * Returns the faults of the layout at the current width: horizontal overflow, clipped text, overlapping controls of the
 * header.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  await layOutEverything(page);
  return [
    ...(await horizontalOverflow(page)),
    ...(await clippedTexts(page)),
    ...(await overlappingHeaderControls(page)),
  ];
}

// Cards far from the screen have no layout of their own until they come near it.
const layOutEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

const horizontalOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const outside = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 1,
    );
    return wide > 1
      ? [
          `the page is ${wide} px too wide: ${outside
            .slice(-3)
            .map((one) => `${one.tagName} “${(one.textContent ?? '').trim().slice(0, 30)}”`)
            .join(' · ')}`,
        ]
      : [];
  });

/** Returns the texts that a box or the window clips. Scrollable boxes, previews and visually hidden text do not count. */
const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ignoredSelector =
      '[aria-hidden=true], [inert], [role=application], svg, script, style, noscript, option, textarea, a[href^="#"]:not(:focus)';
    const overflows = (text: DOMRect, box: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration) =>
      (overflowX !== 'visible' && (text.right > box.right + 2 || text.left < box.left - 2)) ||
      (overflowY !== 'visible' && (text.bottom > box.bottom + 4 || text.top < box.top - 4));
    // A preview of a number of lines ends with an ellipsis.
    const isIntended = ({ overflowX, overflowY, clipPath, webkitLineClamp }: CSSStyleDeclaration) =>
      clipPath !== 'none' ||
      webkitLineClamp !== 'none' ||
      [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
    function isClipped(text: DOMRect, from: Element): boolean {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isIntended(style)) return false;
        if (overflows(text, box.getBoundingClientRect(), style)) return true;
      }
      return text.right > innerWidth + 1 || text.left < -1;
    }
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (
        !element ||
        !text.textContent?.trim() ||
        element.closest(ignoredSelector) ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isClipped(range.getBoundingClientRect(), element))
        found.add(`clipped text: “${text.textContent.trim().slice(0, 50)}”`);
    }
    return [...found];
  });

const overlappingHeaderControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header:not(main *) :is(a, button):not(dialog *, [role=menu] *)')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({
        name: (one.textContent ?? '').trim() || one.getAttribute('aria-label'),
        box: one.getBoundingClientRect(),
      }));
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return parts.flatMap(({ name, box }, at) =>
      parts
        .slice(at + 1)
        .filter((next) => overlaps(box, next.box))
        .map((next) => `in the header “${name}” overlaps “${next.name}”`),
    );
  });

/** Returns the controls smaller than 24 px, and the fields and main buttons lower than 44 px. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const primary =
      'input:not([type=checkbox], [type=radio], [type=hidden], [type=range]), select, textarea, button[type=submit], button[aria-haspopup], header:not(main *) a';
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '').trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true], [role=application]') === null;
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    const sizes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => isShown(one) && !isInText(one))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
    const small = sizes('a, button, summary, select, input:not([type=hidden]), [role=option], [role=menuitem]').filter(
      ({ one, box }) =>
        (box.height < 24 || (box.width < 24 && !one.matches('a:not(:has(svg))'))) &&
        !one.closest('label') &&
        getComputedStyle(one, '::after').position !== 'absolute',
    );
    const low = sizes(primary).filter(({ box }) => box.height < 43.5);
    return [
      ...small.map(({ one, box }) => `${nameOf(one)} is ${box.width.toFixed(0)} × ${box.height.toFixed(0)}, below 24`),
      ...low.map(({ one, box }) => `${nameOf(one)} is ${box.height.toFixed(0)} high, below 44`),
    ];
  });
