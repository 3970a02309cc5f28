import { holdReasons, type HoldReason, type Inquiry } from '@porchlight/contracts/catalog';
import { isDisposableEmail } from '@porchlight/service-kit';
import { asksForPayment, countLinks } from './caution.ts';

/** Why a message looks like spam, and how much: the sum of the scores of its reasons. */
export interface Suspicion {
  readonly score: number;
  readonly reasons: readonly HoldReason[];
}
/** Message with what is known of it besides its text. */
export interface ScreenedMessage extends Pick<Inquiry, 'website' | 'email' | 'message'> {
  /** The writer is logged in, or opened the page of the listing a few seconds ago. */
  readonly isPageViewPlausible: boolean;
  /** Staff marked a message with this text as spam. */
  readonly isSpamText: boolean;
  /** Staff marked another message of this writer as spam. */
  readonly isSpamWriter: boolean;
}
interface Sign {
  readonly score: number;
  readonly isFound: (message: ScreenedMessage) => boolean;
}

const maxLinks = 2;
const signs: Readonly<Record<HoldReason, Sign>> = {
  honeypot: { score: 100, isFound: ({ website }) => Boolean(website) },
  'no-page-view': { score: 40, isFound: ({ isPageViewPlausible }) => !isPageViewPlausible },
  'disposable-address': { score: 40, isFound: ({ email }) => isDisposableEmail(email) },
  'many-links': { score: 60, isFound: ({ message }) => countLinks(message) > maxLinks },
  'payment-link': { score: 60, isFound: ({ message }) => countLinks(message) > 0 && asksForPayment(message) },
  'spam-text': { score: 60, isFound: ({ isSpamText }) => isSpamText },
  'spam-writer': { score: 60, isFound: ({ isSpamWriter }) => isSpamWriter },
};

/** Returns how likely a message comes from a bot, a disposable address or a spammer, and why. */
export function suspicionOf(message: ScreenedMessage): Suspicion {
  const reasons = holdReasons.filter((reason) => signs[reason].isFound(message));
  return { reasons, score: reasons.reduce((sum, reason) => sum + signs[reason].score, 0) };
}
