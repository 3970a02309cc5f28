import type { Page } from '@playwright/test';

/** A text that a reader sees or hears: content, language of the nearest `lang`, and position. */
export interface PageText {
  readonly text: string;
  readonly lang: string;
  readonly where: string;
}

/**
 * Returns every text of the page: visible, read out by screen readers, its title and its metadata for search engines.
 */
export const pageTexts = async (page: Page): Promise<readonly PageText[]> => [
  ...(await page.evaluate(elementTexts)),
  ...(await page.evaluate(attributeTexts)),
];

// Both functions run in the page and cannot use anything outside themselves.
function elementTexts(): PageText[] {
  const found: PageText[] = [];
  const add = (element: Element, text: string | null) => {
    const plain = text?.replace(/\s+/g, ' ').trim();
    const where = `${element.parentElement?.localName ?? ''} > ${element.localName}${element.id ? `#${element.id}` : ''}`;
    if (plain) found.push({ text: plain, lang: element.closest('[lang]')?.getAttribute('lang') ?? '', where });
  };
  for (const element of document.querySelectorAll(':is(body, body *, title):not(script, style, template)')) {
    if (element.tagName === 'NOSCRIPT') {
      add(element, new DOMParser().parseFromString(element.textContent ?? '', 'text/html').body.textContent);
      continue;
    }
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '');
    if (own.length > 1) for (const text of own) add(element, text);
    add(element, own.join(''));
  }
  return found;
}

function attributeTexts(): PageText[] {
  const read = 'aria-label aria-description aria-roledescription aria-valuetext title alt placeholder label'.split(' ');
  const meta =
    'description og:title og:description og:image:alt og:site_name twitter:title twitter:description apple-mobile-web-app-title';
  const selectors = [
    ...read.map((name) => [`:is(body, body *, title):not(script, style, template)[${name}]`, name]),
    ['input:is([type=submit], [type=button], [type=reset])', 'value'],
    ...meta.split(' ').map((name) => [`meta:is([name="${name}"], [property="${name}"])`, 'content']),
  ] as const;
  return selectors.flatMap(([selector = '', attribute = '']) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const text = element.getAttribute(attribute)?.replace(/\s+/g, ' ').trim();
      const where = `${element.parentElement?.localName ?? ''} > ${element.localName}${element.id ? `#${element.id}` : ''} [${attribute}]`;
      return text ? [{ text, lang: element.closest('[lang]')?.getAttribute('lang') ?? '', where }] : [];
    }),
  );
}

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`;
const namePatterns = [
  new RegExp(`"(?:address|city|cityName|street|provinceName|siteName)":${quoted}`, 'g'),
  new RegExp(`"company":\\{[^{}]*?"name":${quoted}`, 'g'),
];
const stringsMatching = (json: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns
    .flatMap((pattern) =>
      [...json.matchAll(pattern)].map(([, name = '']) =>
        (JSON.parse(`"${name}"`) as string).replace(/\s+/g, ' ').trim(),
      ),
    )
    .filter((name) => name.length > 2);

/** Returns the proper names in a response: locations, streets and companies, which are not translated. */
export const namesIn = (json: string): readonly string[] => stringsMatching(json, namePatterns);
/** Returns the proper names and the alternative texts of photos, which keep the landlord's spelling. */
export const namesAndPhotosIn = (json: string): readonly string[] =>
  stringsMatching(json, [...namePatterns, new RegExp(`"alt":${quoted}`, 'g')]);

/** Collects the proper names of everything that the page receives from now on: its document and all responses. */
export function collectNames(page: Page, read = namesIn): Set<string> {
  const names = new Set<string>();
  page.on('response', (response) => {
    if (!/json|html/.test(response.headers()['content-type'] ?? '')) return;
    void response.text().then(
      (body) => {
        for (const name of read(body)) names.add(name);
      },
      () => undefined,
    ); // responses of a page that was left are lost
  });
  return names;
}
