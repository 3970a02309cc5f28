import { inLanguage, type Language } from '@porchlight/contracts';
import { sayIn, type Problem, type Words } from '@porchlight/service-kit';
import type { Undrawn } from '../render/renderer.ts';
import { words } from '../words.ts';

/** What a reader is told in place of a page, and where they can go from here. */
interface Told {
  readonly language: Language;
  readonly title: Words;
  readonly text: Words;
  readonly reference?: string | undefined;
  /** The address to try again. */ readonly url?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function toldAs({ language, title, text, reference, url }: Told): string {
  const say = (one: Words) => escaped(sayIn(language, one));
  return [
    `<main><h1>${say(title)}</h1><p>${say(text)}</p>`,
    reference === undefined ? '' : `<p>${say(words.reference)} <code>${escaped(reference)}</code></p>`,
    '<p>',
    url === undefined ? '' : `<a href="${escaped(url)}">${say(words.retry)}</a> · `,
    `<a href="${inLanguage('/', language)}">${say(words.home)}</a></p></main>`,
  ].join('');
}

export interface Unread {
  readonly language: Language;
  readonly why: Undrawn | 'console';
  readonly url: string;
  readonly reference: string;
}
/** What stands where no script runs and the browser would have drawn. */
export function unreadPage({ language, why, url, reference }: Unread): string {
  if (why === 'console') return toldAs({ language, title: words.needsScript, text: words.needsScriptText });
  return why === 'failed'
    ? toldAs({ language, title: words.brokenTitle, text: words.brokenText, reference, url })
    : toldAs({ language, title: words.notNowTitle, text: words.busy, url });
}

const style =
  'body{font:18px/1.5 system-ui,sans-serif;margin:0;color-scheme:light dark}main{max-width:36em;margin:12vh auto;padding:0 16px}h1{line-height:1.2}';
const mayHelp = new Set([408, 429, 500, 502, 503, 504]);

export interface Refusal {
  readonly language: Language;
  readonly problem: Problem | undefined;
  readonly url: string;
  readonly reference: string;
  readonly nonce: string;
}
/** A whole page of its own for a request that got none: it needs no script and no file. */
export function errorDocument({ language, problem, url, reference, nonce }: Refusal): string {
  const told = problem
    ? { title: problem.status === 503 ? words.notNowTitle : words.refusedTitle, text: problem.words }
    : { title: words.brokenTitle, text: words.brokenText, reference };
  const again = mayHelp.has(problem?.status ?? 500) ? { url } : {};
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escaped(sayIn(language, told.title))}</title><style nonce="${nonce}">${style}</style></head><body>${toldAs({ language, ...told, ...again })}</body></html>`
  );
}
