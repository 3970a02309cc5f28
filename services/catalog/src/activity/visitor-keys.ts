import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@porchlight/contracts';
import { clientKey, type Client } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';

/** Keys by which repeats of a visitor are found: that of the session or device, if any, then that of the IP address. */
export type VisitorKeys = readonly [string, ...string[]];

/** Makes visitor keys of a day: keyed hashes, because all IPv4 addresses could be hashed in minutes without the key. */
@Injectable()
export class VisitorHashes {
  readonly #key: Buffer;
  constructor({ linkSecret }: CatalogConfig) {
    this.#key = Buffer.from(hkdfSync('sha256', linkSecret.split(',')[0] ?? '', '', 'porchlight visitor', 32));
  }

  of({ sessionId, device }: Caller, { ip }: Client, day: string): VisitorKeys {
    const address = this.#hash(day, `address ${clientKey(ip)}`);
    const own = sessionId ?? device;
    return own === undefined ? [address] : [this.#hash(day, `browser ${own}`), address];
  }

  #hash(day: string, identity: string): string {
    return createHmac('sha256', this.#key).update(`${day} ${identity}`).digest('base64url');
  }
}
