import { escapeHtml, localizePath, type Language } from '@porchlight/contracts';
import { formatReference, type MessageReference } from '@porchlight/messages';
import type { Problem } from '@porchlight/service-kit';
import type { ClientRenderReason } from '../render/renderer.ts';
import { messages } from '../messages.ts';

/** Content of an error message in place of a page. */
interface ErrorContent {
  readonly language: Language;
  readonly title: MessageReference;
  readonly text: MessageReference;
  readonly reference?: string | undefined;
  /** URL of the retry link. */ readonly url?: string;
}

function renderContent({ language, title, text, reference, url }: ErrorContent): string {
  const escapedText = (message: MessageReference) => escapeHtml(formatReference(language, message));
  return [
    `<main><h1>${escapedText(title)}</h1><p>${escapedText(text)}</p>`,
    reference === undefined ? '' : `<p>${escapedText(messages.reference)} <code>${escapeHtml(reference)}</code></p>`,
    '<p>',
    url === undefined ? '' : `<a href="${escapeHtml(url)}">${escapedText(messages.retry)}</a> · `,
    `<a href="${localizePath('/', language)}">${escapedText(messages.home)}</a></p></main>`,
  ].join('');
}

export interface NoscriptOptions {
  readonly language: Language;
  readonly why: ClientRenderReason | 'console';
  readonly url: string;
  readonly reference: string;
}
/** Returns the noscript content of a page that the browser renders. */
export function noscriptContent({ language, why, url, reference }: NoscriptOptions): string {
  if (why === 'console')
    return renderContent({ language, title: messages.needsScript, text: messages.needsScriptText });
  return why === 'failed'
    ? renderContent({ language, title: messages.brokenTitle, text: messages.brokenText, reference, url })
    : renderContent({ language, title: messages.notNowTitle, text: messages.busy, url });
}

const style =
  'body{font:18px/1.5 system-ui,sans-serif;margin:0;color-scheme:light dark}main{max-width:36em;margin:12vh auto;padding:0 16px}h1{line-height:1.2}';
const retryableStatuses = new Set([408, 429, 500, 502, 503, 504]);

export interface ErrorPageOptions {
  readonly language: Language;
  readonly problem: Problem | undefined;
  readonly url: string;
  readonly reference: string;
  readonly nonce: string;
}
/** Renders a self-contained error page that needs neither scripts nor other files. */
export function errorDocument({ language, problem, url, reference, nonce }: ErrorPageOptions): string {
  const content = problem
    ? { title: problem.status === 503 ? messages.notNowTitle : messages.refusedTitle, text: problem.userMessage }
    : { title: messages.brokenTitle, text: messages.brokenText, reference };
  const retry = retryableStatuses.has(problem?.status ?? 500) ? { url } : {};
  return documentWith(language, content.title, nonce, renderContent({ language, ...content, ...retry }));
}

export interface FormDocumentOptions {
  readonly language: Language;
  readonly isSent: boolean;
  readonly nonce: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
/** Renders the answer to a form that was posted without scripts: the confirmation, or what to correct. */
export function formDocument({ language, isSent, nonce, message = '', errors = {} }: FormDocumentOptions): string {
  const title = isSent ? messages.formSent : messages.formRefused;
  const faults = Object.entries(errors).flatMap(([name, texts]) => {
    const label = formFieldLabels[name];
    return texts.map((text) => (label ? `${formatReference(language, label)} – ${text}` : text));
  });
  const list = faults.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  const wayBack = isSent ? '' : `<p>${escapeHtml(formatReference(language, messages.formBack))}</p>`;
  const home = `<p><a href="${localizePath('/', language)}">${escapeHtml(formatReference(language, messages.home))}</a></p>`;
  return documentWith(
    language,
    title,
    nonce,
    `<main><h1>${escapeHtml(formatReference(language, title))}</h1><p>${escapeHtml(message)}</p>${list && `<ul>${list}</ul>`}${wayBack}${home}</main>`,
  );
}
const formFieldLabels: Readonly<Record<string, MessageReference | undefined>> = {
  name: messages.formName,
  email: messages.formEmail,
  topic: messages.formTopic,
  message: messages.formMessage,
};

function documentWith(language: Language, title: MessageReference, nonce: string, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(formatReference(language, title))}</title><style nonce="${nonce}">${style}</style></head><body>${body}</body></html>`
  );
}
