import type { AnyRoute } from '@porchlight/contracts';
import { inquiryLimits, reportListing, sendInquiry } from '@porchlight/contracts/catalog';
import { laneOf } from '../proxy/lanes.ts';

/** Rate limit: `calls` per `seconds`, with at most `burst` at once. Without calls, each one solves a challenge. */
export interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
  readonly burst: number;
  /** Number of further calls in the same time, each of which solves a challenge; none by default. */
  readonly provenCalls?: number;
}

const perMinute = (name: string, calls: number): Limit => ({ name, calls, seconds: 60, burst: 2 * calls });
const perHour = (name: string, calls: number): Limit => ({ name, calls, seconds: 3_600, burst: calls });
/** Limit that people behind one shared address may reach without doing harm. */
const extendable = (limit: Limit): Limit => ({ ...limit, provenCalls: 2 * limit.calls });

/** Rate limit of pages; each page counts once, regardless of its API calls. */
export const pageLimit = perMinute('page', 300);
/** Rate limit of share images, each of which is generated on demand. */
export const sharePictureLimit = perMinute('share-picture', 60);
/** Rate limits of what is counted in each gateway alone: built files, photos, unknown addresses and policy reports. */
export const fileLimit = perMinute('file', 3_000);
export const photoLimit = perMinute('photo', 3_000);
export const unknownAddressLimit = perMinute('unknown-address', 120);
export const policyReportLimit = perMinute('policy-report', 60);

const writes = perMinute('write', 120);
const rules: readonly {
  readonly limit: Limit;
  /** Limit for guests, when it differs. */ readonly guests?: Limit;
  readonly matches: (route: AnyRoute) => boolean;
}[] = [
  // Guessing claim links is rate limited, also for GET.
  {
    limit: { name: 'claim', calls: 10, seconds: 60, burst: 10 },
    matches: ({ path }) => path.startsWith('/claim-account/'),
  },
  // Must precede the rule for the login lane, which these routes belong to.
  {
    limit: extendable(perHour('account', 10)),
    matches: ({ path, method }) =>
      method === 'POST' && /^\/((elandlord|user)\/)?(register|resend-verify|password-reset)$/.test(path),
  },
  { limit: perHour('login', 100), matches: ({ lane }) => lane === 'login' },
  {
    limit: extendable(perHour('inquiry', inquiryLimits.messagesPerHour)),
    guests: extendable(perHour('inquiry-signed-out', inquiryLimits.guestMessagesPerHour)),
    matches: ({ path }) => path === sendInquiry.path,
  },
  {
    limit: perHour('alert', 60),
    guests: extendable(perHour('alert-signed-out', 10)),
    matches: ({ path, method }) => method === 'POST' && path === '/email-alerts',
  },
  {
    limit: perHour('report', 20),
    guests: { ...perHour('report-signed-out', 0), provenCalls: 10 },
    matches: ({ path }) => path === reportListing.path,
  },
  {
    limit: extendable(perHour('message', 20)),
    guests: extendable(perHour('message-signed-out', 10)),
    matches: ({ path }) => path.startsWith('/forms/'),
  },
  // A file is one upload of up to ten parts of a mebibyte.
  { limit: perHour('upload', 300), matches: ({ lane, method }) => lane === 'upload' && method === 'POST' },
  { limit: perMinute('upload-part', 600), matches: ({ lane }) => lane === 'upload' },
  // Staff read the same lists page by page.
  {
    limit: perHour('list-export', 60),
    matches: ({ lane, path }) => lane === 'export' && /^\/admin\/[^/]+\/export(\/file)?$/.test(path),
  },
  { limit: { name: 'export', calls: 5, seconds: 86_400, burst: 5 }, matches: ({ lane }) => lane === 'export' },
  // Each look-up may become a question to a name server.
  { limit: perMinute('mail-domain', 30), matches: ({ path }) => path === '/mail-domains' },
  // Each look-up of a link calls two services.
  {
    limit: { name: 'link-lookup', calls: 20, seconds: 60, burst: 20 },
    matches: ({ path }) => path.startsWith('/support/link-lookup/'),
  },
  { limit: perMinute('autocomplete', 300), matches: ({ path }) => path.startsWith('/listings-autocomplete') },
  { limit: perMinute('markers', 300), matches: ({ path }) => path.includes('map-marker') },
  { limit: perMinute('search', 300), matches: ({ lane }) => lane === 'search' },
];

/** Returns the rate limit that applies to a route. */
export function limitOf(route: AnyRoute, by: 'person' | 'guest' = 'guest'): Limit {
  const rule = rules.find(({ matches }) => matches(route));
  if (!rule) return laneOf(route) === 'read' ? perMinute('read', 300) : writes;
  return by === 'guest' ? (rule.guests ?? rule.limit) : rule.limit;
}
