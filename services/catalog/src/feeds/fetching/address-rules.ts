import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { FileFault } from '../file-fault.ts';

const ports: ReadonlySet<string> = new Set(['', '443', '8443']);
type Resolve = (hostname: string, options: LookupOptions & { all: true }) => Promise<LookupAddress[]>;
type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns whether an address is one of the public internet; others belong to this network or to no machine. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast));
}

/** What files of partners may be fetched from: https at public addresses, on the ports of the web. */
export class AddressRules {
  readonly #localOrigins: ReadonlySet<string>;
  readonly #localHosts: ReadonlySet<string>;

  /** `localOrigins` are exempt: those of the demo and of tests, never of production. */
  constructor(
    localOrigins: readonly string[] = [],
    private readonly resolve: Resolve = promisify(lookup) as Resolve,
  ) {
    this.#localOrigins = new Set(localOrigins);
    this.#localHosts = new Set(localOrigins.map((origin) => new URL(origin).hostname));
  }

  /** Returns the parsed address. Throws FileFault `address-refused`; a name is judged when it is resolved. */
  parse(address: string, base?: URL): URL {
    const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
    if (!url || !(this.#localOrigins.has(url.origin) || isAllowed(url)))
      throw new FileFault('address-refused', { excerpt: address.slice(0, 200) });
    return url;
  }

  /**
   * Resolves a name for a connection, which goes to the addresses that were judged. Fails with FileFault
   * `address-refused` if one of them is not public.
   */
  readonly lookup = (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    this.#addressesOf(hostname, options).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => {
        callback(error as Error, '');
      },
    );
  };

  async #addressesOf(hostname: string, options: LookupOptions): Promise<LookupAddress[]> {
    const addresses = await this.resolve(hostname, { ...options, all: true });
    // @mutation feed-resolved-address
    if (this.#localHosts.has(hostname) || addresses.every(({ address }) => isPublicAddress(address))) return addresses;
    throw new FileFault('address-refused', { excerpt: hostname });
  }
}

function isAllowed({ protocol, port, username, password, hostname }: URL): boolean {
  if (protocol !== 'https:' || !ports.has(port) || username !== '' || password !== '') return false;
  const literal = hostname.replaceAll(/^\[|\]$/g, '');
  // @mutation feed-literal-address
  return !ipaddr.isValid(literal) || isPublicAddress(literal);
}
