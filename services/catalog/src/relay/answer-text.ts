import { replyLineMarks } from '@porchlight/contracts/internal';
import { normalizeMailbox } from '@porchlight/service-kit';

// Programs wrap or prefix the line, so that a part of it must do.
const answerLine = new RegExp(`${replyLineMarks.begin}|${replyLineMarks.end}`, 'u');
const quoted = /^\s*>/u;
// Has a date, unlike "On Tuesday I wrote:".
const attribution =
  /^\s*(on|le|am|el|il|op|em)\b(?=.*\d).{3,400}\b(wrote|a écrit|schrieb|escribió|ha scritto|schreef|escreveu)\s*:\s*$/iu;
const maxAttributionLines = 4;
const forwarded =
  /^\s*(-{2,}\s*(original message|message d.origine|message original|forwarded message|message transféré)\s*-{2,}|_{10,})\s*$/iu;
const headerBegin = /^\s*\*?(from|de)\s?:\*?\s.+/iu;
const headerNext = /^\s*\*?(sent|date|to|envoyé|à|subject|objet)\s?:\*?/iu;
const signature = /^--\s?$/u;
const device = /^\s*(sent from my|get outlook for|envoyé de mon|envoyé à partir de|obtenir outlook pour)\b/iu;
const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
const removed = '[…]';
const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Returns what a person wrote in a mail: without quoted mails, signature and control characters. */
export function answerOf(text: string): string {
  const lines = withoutControls(text).split('\n');
  const own = beforeQuote(withoutQuotedLines(lines));
  return own
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Replaces mail addresses: those of some mailboxes, in any spelling, and all of a domain. */
export function withoutAddresses(
  text: string,
  { mailboxes, domain }: { readonly mailboxes: readonly string[]; readonly domain: string },
): string {
  const known = new Set(mailboxes.map(normalizeMailbox));
  const isPrivate = (found: string) =>
    known.has(normalizeMailbox(found)) || found.toLowerCase().endsWith(`@${domain.toLowerCase()}`);
  return mailboxes
    .reduce((rest, mailbox) => rest.replaceAll(new RegExp(literal(mailbox), 'giu'), removed), text)
    .replaceAll(address, (found) => (isPrivate(found) ? removed : found));
}

// Direction overrides and invisible characters could make a text read differently; joiners belong to emoji and scripts.
const withoutControls = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}|(?![\u200C\u200D])\p{Cf}/gu, '');

/** Drops quoted lines with the line that introduces them, so that an answer below or between them stays. */
function withoutQuotedLines(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (const line of lines) {
    if (!quoted.test(line)) own.push(line);
    else dropAttribution(own);
  }
  return own;
}

function dropAttribution(own: string[]): void {
  let end = own.length;
  while (end > 0 && isBlank(own[end - 1])) end -= 1;
  for (let begin = end - 1; begin >= Math.max(0, end - maxAttributionLines); begin -= 1) {
    if (isBlank(own[begin])) return;
    if (attribution.test(own.slice(begin, end).join(' '))) own.length = begin;
    if (own.length === begin) return;
  }
}

const isBlank = (line = '') => line.trim() === '';

function beforeQuote(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((_, at) => isQuoteBegin(lines, at));
  return end < 0 ? lines : lines.slice(0, end);
}

function isQuoteBegin(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const isHeader = headerBegin.test(line) && lines.slice(at + 1, at + 4).some((next) => headerNext.test(next));
  return (
    isHeader ||
    [answerLine, forwarded, signature, device].some((pattern) => pattern.test(line)) ||
    isAttribution(lines.slice(at, at + maxAttributionLines))
  );
}

// Programs break the line that introduces a quoted mail; it has no blank lines.
function isAttribution(lines: readonly string[]): boolean {
  const end = lines.findIndex(isBlank);
  const block = end < 0 ? lines : lines.slice(0, end);
  return block.some((_, at) => attribution.test(block.slice(0, at + 1).join(' ')));
}
