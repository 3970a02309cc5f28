import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** An event that accounts sent to another service. */
interface SentEvent {
  readonly name: string;
  readonly payload: {
    readonly personId?: string;
    readonly landlords?: readonly { readonly personId: string; readonly isVerified: boolean }[];
  };
}
/** Stand-in for catalog, commerce and content, whose responses are covered by their own tests. */
export interface OtherServices {
  /** Variables that name their addresses. */
  readonly variables: Readonly<Record<string, string>>;
  readonly events: readonly SentEvent[];
  /** What they respond about a landlord; may be changed. */
  readonly landlord: { activeListings: number; credits: number };
  /** What catalog responds about a company; may be changed. */
  readonly company: { listings: number };
  /** Company of each payment by number; may be changed. */
  readonly payments: Map<string, string>;
  stop(): void;
}

/** Starts a stand-in for the other services. */
export async function startOtherServices(): Promise<OtherServices> {
  const events: SentEvent[] = [];
  const landlord = { activeListings: 0, credits: 0 };
  const company = { listings: 0 };
  const payments = new Map<string, string>();
  const responseTo = (url: string): object => {
    if (url.endsWith('/export'))
      return { sections: [{ name: 'favourite', rows: [{ listingId: 'abcdefghij', note: '=HYPERLINK("x")' }] }] };
    if (url.endsWith('/remaining-credits')) return { credits: landlord.credits };
    if (url.endsWith('/listing-count')) return company;
    if (url.includes('/company-of-payment?')) return { companyId: payments.get(url.split('number=')[1] ?? '') };
    return { inquiries: 0, favourites: 0, recommended: 0, alerts: 0, activeListings: landlord.activeListings };
  };
  const server = createServer((request, response) => {
    if (request.url === '/internal/events')
      void json(request).then((event) => {
        events.push(event as SentEvent);
      });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(responseTo(request.url ?? '')));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: { CATALOG_URL: address, COMMERCE_URL: address, CONTENT_URL: address },
    events,
    landlord,
    company,
    payments,
    stop: () => server.close(),
  };
}
