import type { Send } from '@porchlight/client';

interface Request {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}
type Response = object | number | Promise<object>;
/** Responses in turn, the last one repeated; a number is the status of a failure, 0 a lost response. */
export type Responses = Readonly<Record<string, readonly Response[]>>;

const toMessage = (response: object | number) => {
  if (typeof response === 'number')
    return { status: response, body: JSON.stringify({ message: 'Try again in a moment.', code: 'busy' }) };
  const { status = 200, ...body } = response as { readonly status?: number };
  return { status, body: JSON.stringify(body) };
};

/** Creates an API from its responses, and records the requests: `POST /ecommerce/enable/abcdefghij`. */
export function apiInTurn(responses: Responses): { readonly send: Send; readonly requests: readonly Request[] } {
  const requests: Request[] = [];
  const send: Send = async (address, { method, body }) => {
    const call = `${method} ${address}`;
    const known = responses[call] ?? responses[`${method} ${address.split('?')[0] ?? ''}`] ?? [404];
    const turn = requests.filter((request) => request.call === call).length;
    requests.push({ call, body: JSON.parse(body ?? '{}') as Request['body'] });
    const response = await known[Math.min(turn, known.length - 1)];
    if (response === 0) throw new TypeError('Failed to fetch');
    return toMessage(response ?? 404);
  };
  return { send, requests };
}
