import { answerOf } from './answer-text.ts';

const maxTextBytes = 64 * 1024;
/** Longest answer; a message has 4,000 characters together with the note about attachments. */
const maxAnswerLength = 3_800;

/** Returns what a person wrote in a mail, undefined if the mail or the answer is too long. */
export function writtenText(text: string): string | undefined {
  if (Buffer.byteLength(text) > maxTextBytes) return undefined;
  const own = answerOf(text);
  return own.length > maxAnswerLength ? undefined : own;
}
