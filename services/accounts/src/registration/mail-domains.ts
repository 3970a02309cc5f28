import type { MxRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';

const lifeMs = 3_600_000;
// The domain has no such record, or does not exist.
const absentCodes = new Set(['ENODATA', 'ENOTFOUND']);

// Names of private networks: a caller must not learn whether they exist.
const privateNames = /(^|\.)(arpa|corp|home|internal|intranet|lan|local|localdomain|localhost|onion|private)$/;

/** Name server, as far as the receipt of mail depends on it. */
export interface MailDns {
  resolveMx(domain: string): Promise<readonly MxRecord[]>;
  resolve4(domain: string): Promise<readonly string[]>;
  resolve6(domain: string): Promise<readonly string[]>;
}

/** Looks up whether domains receive mail. Results are cached for an hour. */
export class MailDomains {
  readonly #dns: MailDns;
  readonly #results = new LRUCache<string, boolean>({ max: 5_000, ttl: lifeMs });

  constructor(dns: MailDns = new Resolver({ timeout: 800, tries: 1 })) {
    this.#dns = dns;
  }

  /** Returns undefined for private names, for what is no domain, and while no name server responds. */
  async receivesMail(domain: string): Promise<boolean | undefined> {
    const ascii = domainToASCII(domain);
    if (!ascii || privateNames.test(ascii)) return undefined;
    const known = this.#results.get(ascii);
    if (known !== undefined) return known;
    try {
      const result = await this.#lookUp(ascii);
      this.#results.set(ascii, result);
      return result;
    } catch {
      return undefined;
    }
  }

  async #lookUp(domain: string): Promise<boolean> {
    const servers = await presentOrNone(this.#dns.resolveMx(domain));
    // A single server with an empty name says that the domain receives no mail (RFC 7505).
    if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '' && exchange !== '.');
    // Without a mail server, mail goes to the address of the domain itself (RFC 5321, section 5.1).
    const addresses = [this.#dns.resolve4(domain), this.#dns.resolve6(domain)].map(presentOrNone<string>);
    return (await Promise.all(addresses)).flat().length > 0;
  }
}

/** Returns the records, none where there are none. Rejects when the name server does not tell. */
async function presentOrNone<T>(records: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await records;
  } catch (error) {
    if (absentCodes.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
