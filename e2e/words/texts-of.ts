import type { Page } from '@playwright/test';

/** A text that a reader sees or hears: what it says, its nearest language, and where it stands. */
export interface PageText {
  readonly text: string;
  readonly lang: string;
  readonly where: string;
}

/** Everything the page says now: its texts, drawn or only read out, the attributes that are read out, its title and what it tells search engines. */
export const textsOf = (page: Page): Promise<readonly PageText[]> =>
  page.evaluate(() => {
    const read = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
      'label',
    ];
    const said = [
      'description',
      'og:title',
      'og:description',
      'og:image:alt',
      'og:site_name',
      'twitter:title',
      'twitter:description',
      'apple-mobile-web-app-title',
    ];
    const found: { text: string; lang: string; where: string }[] = [];
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const whereOf = (element: Element) =>
      `${element.parentElement?.localName ?? ''} > ${element.localName}${element.id ? `#${element.id}` : ''}`;
    const add = (element: Element, text: string | null, what = '') => {
      const plain = text?.replace(/\s+/g, ' ').trim();
      if (plain) found.push({ text: plain, lang: langOf(element), where: whereOf(element) + what });
    };
    const addOwn = (element: Element) => {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '');
      if (own.length > 1) for (const text of own) add(element, text);
      add(element, own.join(''));
    };
    for (const element of document.querySelectorAll(':is(body, body *, title):not(script, style, template)')) {
      if (element.tagName === 'NOSCRIPT')
        add(element, new DOMParser().parseFromString(element.textContent ?? '', 'text/html').body.textContent);
      else addOwn(element);
      for (const name of read) add(element, element.getAttribute(name), ` [${name}]`);
    }
    for (const button of document.querySelectorAll<HTMLInputElement>(
      'input:is([type=submit], [type=button], [type=reset])',
    ))
      add(button, button.value, ' [value]');
    for (const name of said)
      for (const meta of document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`))
        add(meta, meta.getAttribute('content'), ` [${name}]`);
    return found;
  });

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`;
const named = [
  new RegExp(`"(?:address|city|cityName|street|provinceName|siteName)":${quoted}`, 'g'),
  new RegExp(`"company":\\{[^{}]*?"name":${quoted}`, 'g'),
];
const wordsIn = (json: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns
    .flatMap((pattern) =>
      [...json.matchAll(pattern)].map(([, name = '']) =>
        (JSON.parse(`"${name}"`) as string).replace(/\s+/g, ' ').trim(),
      ),
    )
    .filter((name) => name.length > 2);

/** The names in an answer of the house: of places, streets and companies, which no language translates. */
export const namesIn = (json: string): readonly string[] => wordsIn(json, named);
/** The same, and what landlords say of their photos in English: that is spelled as they spell. */
export const namesAndPhotosIn = (json: string): readonly string[] =>
  wordsIn(json, [...named, new RegExp(`"alt":${quoted}`, 'g')]);

/** Remembers the names in everything the page is given from now on: in its document and in the answers to it. */
export function namesGivenTo(page: Page, read = namesIn): Set<string> {
  const names = new Set<string>();
  page.on('response', (response) => {
    if (!/json|html/.test(response.headers()['content-type'] ?? '')) return;
    void response.text().then(
      (body) => {
        for (const name of read(body)) names.add(name);
      },
      () => undefined,
    ); // a page that was left takes its answers along
  });
  return names;
}
