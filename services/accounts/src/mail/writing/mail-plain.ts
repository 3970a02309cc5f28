import type { MailParts } from './mail-parts.ts';

/** The text of a mail for programs that show no HTML, for people who prefer it, and for the readable outbox. */
export function mailPlain({
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
