import type { Send } from '@porchlight/client';

interface StubResponse {
  readonly status: number;
  readonly body: object;
}
/** Stubs one endpoint with responses in turn, repeating the last one, and records the request bodies. */
export function respondInTurn<Sent>(
  expectedPath: string,
  ...responses: readonly StubResponse[]
): { readonly send: Send; readonly sent: readonly Sent[] } {
  const sent: Sent[] = [];
  const send: Send = (path, { body }) => {
    if (path !== expectedPath) throw new Error(`unexpected request: ${path}`);
    sent.push(JSON.parse(body ?? '') as Sent);
    const { status, body: response } = responses[Math.min(sent.length, responses.length) - 1] ?? {
      status: 500,
      body: {},
    };
    return Promise.resolve({ status, body: JSON.stringify(response) });
  };
  return { send, sent };
}
