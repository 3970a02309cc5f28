import type { AnyRoute } from '@porchlight/contracts';
import { laneOf } from '../proxy/lanes.ts';

/** So many calls in so many seconds, and `burst` at once. */
export interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
  readonly burst: number;
}

const perMinute = (name: string, calls: number): Limit => ({ name, calls, seconds: 60, burst: 2 * calls });
const perHour = (name: string, calls: number): Limit => ({ name, calls, seconds: 3_600, burst: calls });

/** The limit of pages; each counts once, whatever it asks of the services. */
export const pageLimit = perMinute('page', 300);
/** The limit of pictures of shared links, which cost a drawing each. */
export const sharePictureLimit = perMinute('share-picture', 60);

const writes = perMinute('write', 120);
const rules: readonly {
  readonly limit: Limit;
  /** Of those who are not signed in, where theirs is another. */ readonly guests?: Limit;
  readonly holds: (route: AnyRoute) => boolean;
}[] = [
  // Whoever tries links out is slowed down, also while only looking.
  {
    limit: { name: 'claim', calls: 10, seconds: 60, burst: 10 },
    holds: ({ path }) => path.startsWith('/claim-account/'),
  },
  // Before the way in as a whole: these are of its lane too.
  {
    limit: perHour('account', 10),
    holds: ({ path, method }) =>
      method === 'POST' && /^\/((elandlord|user)\/)?(register|resend-verify|password-reset)$/.test(path),
  },
  { limit: perHour('login', 100), holds: ({ lane }) => lane === 'login' },
  {
    limit: perHour('inquiry', 20),
    guests: perHour('inquiry-signed-out', 10),
    holds: ({ path }) => path === '/renter-inquire',
  },
  {
    limit: perHour('alert', 60),
    guests: perHour('alert-signed-out', 10),
    holds: ({ path, method }) => method === 'POST' && path === '/email-alerts',
  },
  {
    limit: perHour('message', 20),
    guests: perHour('message-signed-out', 10),
    holds: ({ path }) => /^\/(report-listing|forms\/)/.test(path),
  },
  { limit: { name: 'export', calls: 5, seconds: 86_400, burst: 5 }, holds: ({ lane }) => lane === 'export' },
  { limit: perMinute('autocomplete', 300), holds: ({ path }) => path.startsWith('/listings-autocomplete') },
  { limit: perMinute('markers', 300), holds: ({ path }) => path.includes('map-marker') },
  { limit: perMinute('search', 300), holds: ({ lane }) => lane === 'search' },
];

/** The limit that a call falls under. */
export function limitOf(route: AnyRoute, by: 'person' | 'guest' = 'guest'): Limit {
  const rule = rules.find(({ holds }) => holds(route));
  if (!rule) return laneOf(route) === 'read' ? perMinute('read', 300) : writes;
  return by === 'guest' ? (rule.guests ?? rule.limit) : rule.limit;
}

/** Whoever is counted: a network address; of IPv6 the first half, which one household has. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? `${fullIpv6(plain).slice(0, 4).join(':')}::` : plain;
}
function fullIpv6(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map((part) =>
    part.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
