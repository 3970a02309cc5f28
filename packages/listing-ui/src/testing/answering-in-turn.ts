import type { Send } from '@porchlight/client';

interface Answer {
  readonly status: number;
  readonly body: object;
}
/** A service that answers what is sent to one address in turn, its last answer for good; and what it was sent. */
export function answeringInTurn<Sent>(
  address: string,
  ...answers: readonly Answer[]
): { readonly send: Send; readonly sent: readonly Sent[] } {
  const sent: Sent[] = [];
  const send: Send = (path, { body }) => {
    if (path !== address) throw new Error(`Nobody asked for ${path}`);
    sent.push(JSON.parse(body ?? '') as Sent);
    const { status, body: answer } = answers[Math.min(sent.length, answers.length) - 1] ?? { status: 500, body: {} };
    return Promise.resolve({ status, body: JSON.stringify(answer) });
  };
  return { send, sent };
}
