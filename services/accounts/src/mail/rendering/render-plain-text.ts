import type { MailParts } from './mail-parts.ts';

/** Renders a mail as plain text, for clients without HTML and for the outbox. */
export function renderPlainText({
  answerAbove,
  hello,
  before,
  code,
  items,
  button,
  after,
  because,
  contact,
  sender,
  stop,
}: MailParts): string {
  const blocks = [
    answerAbove,
    hello,
    ...before,
    code,
    ...items.map(({ label, address }) => `${label}\n${address}`),
    button && `${button.label}:\n${button.address}`,
    ...after,
    '-- ',
    because,
    contact,
    sender,
    stop && `${stop.label}:\n${stop.address}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
