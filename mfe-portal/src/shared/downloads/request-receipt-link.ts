import type { ApiError } from '@porchlight/client';
import type { TaxReceiptLink } from '@porchlight/contracts/commerce';

const maxRequests = 10;

interface LinkResult {
  readonly data?: TaxReceiptLink | undefined;
  readonly error?: unknown;
}
/** Path of a PDF, the error of the call, or `waiting` for a PDF that is not rendered yet. */
export type ReceiptLink = { readonly path: string } | { readonly error: ApiError } | 'waiting';

/** Requests the link of a PDF until it is rendered, at most 10 times; `wait` runs between the requests. */
export async function requestReceiptLink(
  request: () => PromiseLike<LinkResult>,
  wait: () => Promise<void>,
): Promise<ReceiptLink> {
  for (let requests = 1; ; requests += 1) {
    const { data, error } = await request();
    if (!data) return { error: error as ApiError };
    if (data.url !== undefined) return { path: data.url };
    if (requests === maxRequests) return 'waiting';
    await wait();
  }
}
