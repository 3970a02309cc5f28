import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FeedFault } from '@porchlight/contracts/catalog';
import { InvalidConfigError } from '@porchlight/service-kit';
import { CatalogConfig } from '../../config.ts';
import { FileFault } from '../file-fault.ts';
import { AddressRules } from './address-rules.ts';
import { fetchFile, type FetchedFile, type FileRequest } from './fetch-file.ts';

export type FetchedFeed = FetchedFile;
/** Pauses before the second and the third try, in milliseconds. */
const pausesMs = [1_000, 5_000];
const passing: ReadonlySet<FeedFault> = new Set(['unreachable', 'too-slow']);
const isPassing = ({ fault, at }: FileFault) => passing.has(fault) || (fault === 'status' && Number(at.excerpt) >= 500);

/** Fetches files of partners. */
@Injectable()
export class FeedFetching {
  readonly #rules: AddressRules;

  constructor(config: CatalogConfig) {
    if (config.isProduction && config.localFeedOrigins !== undefined)
      throw new InvalidConfigError(
        'LOCAL_FEED_ORIGINS lets feeds read addresses of this network, and is for demos and tests: unset it in production',
      );
    this.#rules = new AddressRules(config.feedOrigins);
  }

  /** Fetches a file once. Throws FileFault as `fetchFile`. */
  fetchOnce(file: FileRequest): Promise<FetchedFile> {
    return fetchFile(this.#rules, file);
  }

  /** Fetches a file in up to three tries, while its server does not respond. Throws FileFault as `fetchFile`. */
  async fetch(file: FileRequest): Promise<FetchedFile> {
    for (const pauseMs of pausesMs) {
      try {
        return await this.fetchOnce(file);
      } catch (error) {
        if (!(error instanceof FileFault && isPassing(error))) throw error;
        await pause(pauseMs, undefined, { signal: file.signal });
      }
    }
    return this.fetchOnce(file);
  }
}
