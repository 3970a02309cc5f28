import { Injectable } from '@nestjs/common';
import { SignedLinks } from '@porchlight/service-kit';

const lifetimeSeconds = 7 * 86_400;
// A person needs longer from opening the page to sending a message.
const minSeconds = 3;

/** Signs and checks tokens that show when a guest opened the page of a listing. */
@Injectable()
export class PageViews {
  constructor(private readonly links: SignedLinks) {}

  begin(listingId: string): string {
    return this.links.sign('page-view', listingId, lifetimeSeconds).text;
  }

  /** Returns whether the token was signed for the page of this listing, at least 3 seconds ago. */
  isPlausible(token: string | undefined, listingId: string): boolean {
    const read = this.links.read('page-view', token ?? '');
    if (read.state !== 'valid' || read.link.subject !== listingId) return false;
    return read.link.expiresAt.getTime() - lifetimeSeconds * 1_000 <= Date.now() - minSeconds * 1_000;
  }
}
