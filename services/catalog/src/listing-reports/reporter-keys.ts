import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@porchlight/contracts';
import { clientKey, type Client } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';

/** Who reports a listing. */
export interface Reporter {
  /** The account, or the keyed hash of the network address: the same for all reports. */
  readonly key: string;
  readonly userId: string | undefined;
  /** A renter with a confirmed address. */
  readonly isVerifiedRenter: boolean;
}

/** Identifies reporters. The hashes are keyed, because all IPv4 addresses could be hashed in minutes without the key. */
@Injectable()
export class ReporterKeys {
  readonly #key: Buffer;
  constructor({ linkSecret }: CatalogConfig) {
    this.#key = Buffer.from(hkdfSync('sha256', linkSecret.split(',')[0] ?? '', '', 'porchlight reporter', 32));
  }

  of({ userId, roles, permissions }: Caller, { ip }: Client): Reporter {
    const address = () => createHmac('sha256', this.#key).update(clientKey(ip)).digest('base64url');
    return {
      key: userId === undefined ? `address ${address()}` : `account ${userId}`,
      userId,
      isVerifiedRenter: roles.includes('renter') && permissions.includes('viewMyInquiries'),
    };
  }
}
