import type { Page } from '@playwright/test';

/** The space that a reader may put between letters, words and lines (WCAG 1.4.12). */
const spacing = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }';

/** Draws the page with wider text. */
export const widenText = (page: Page): Promise<void> => page.evaluate((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);   // the page's own policy forbids a style element
}, spacing);

/** What is wrong with the layout at the present width: sideways scrolling, text that is cut or leaves the window. */
export const brokenLayout = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
  const found: string[] = [];
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0] ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const isHidden = (element: Element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('[aria-hidden=true], [inert], .leaflet-container, [role=application], svg, a[href^="#"]:not(:focus)') !== null;
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const isForReaders = (style: CSSStyleDeclaration) => style.clipPath !== 'none' || style.clip !== 'auto';
  /** The nearest box that cuts this text off sideways or below, if one does. */
  function cutBy(text: DOMRect, from: Element): Element | undefined {
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), { left, right, top, bottom } = box.getBoundingClientRect();
      if (isForReaders(style)) return undefined;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined;
      const cutsX = style.overflowX !== 'visible' && (text.right > right + 2 || text.left < left - 2);
      const cutsY = style.overflowY !== 'visible' && (text.bottom > bottom + 4 || text.top < top - 4);
      if (cutsX || cutsY) return box;
      if (style.position === 'fixed') break;
    }
    return text.right > innerWidth + 1 || text.left < -1 ? document.documentElement : undefined;
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) {
    const widest = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map(nameOf);
    found.push(`the page is ${wide} px too wide: ${widest.slice(-3).join(' · ')}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element } = walker.currentNode;
    if (!element || !walker.currentNode.textContent?.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA)$/.test(element.tagName) || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = cutBy(range.getBoundingClientRect(), element);
    if (box) found.push(`cut text: ${nameOf(element)} by ${box === document.documentElement ? 'the window' : nameOf(box)}`);
  }
  const inBar = [...document.querySelectorAll('body > #root > header :is(a, button), header[class] :is(a, button)')].filter((one) => !isHidden(one) && !one.closest('dialog')).map((one) => ({ one, box: one.getBoundingClientRect() }));
  for (const [index, { one, box }] of inBar.entries()) {
    const hit = inBar.slice(index + 1).find(({ one: other, box: next }) => !other.closest('[role=menu]') && Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 && Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 1);
    if (hit) found.push(`in the header ${nameOf(one)} lies over ${nameOf(hit.one)}`);
  }
  return [...new Set(found)];
});

/** Controls that are smaller than 24 px, and fields and main buttons lower than 44 px. */
export const smallTargets = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
  const primary = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=range]), select, textarea, button[type=submit], button[aria-haspopup], header:not(main *) a';
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '').trim().slice(0, 40)}”`;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert], [role=application]') === null;
  const isInText = (element: Element) => getComputedStyle(element).display === 'inline' && (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  const sizes = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => isShown(one) && !isInText(one)).map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 1 && box.height > 1);
  const small = sizes('a, button, summary, select, input:not([type=hidden]), [role=option], [role=menuitem]').filter(({ one, box }) => (box.width < 24 || box.height < 24) && !one.closest('label') && getComputedStyle(one, '::after').position !== 'absolute');
  const low = sizes(primary).filter(({ box }) => box.height < 43.5);
  return [...small.map(({ one, box }) => `${nameOf(one)} is ${box.width.toFixed(0)} × ${box.height.toFixed(0)}, below 24`), ...low.map(({ one, box }) => `${nameOf(one)} is ${box.height.toFixed(0)} high, below 44`)];
});
