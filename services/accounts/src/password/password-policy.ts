import { Injectable } from '@nestjs/common';
import type { MessageReference } from '@porchlight/messages';
import { Problem } from '@porchlight/service-kit';
import { passwordLength } from '@porchlight/contracts/accounts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { BreachedPasswords } from '../credentials/breached-passwords.ts';
import { isKnownPhrase } from './known-phrases.ts';
import { placeNames } from './place-names.ts';
import { messages } from './messages.ts';

/** Personal data that a password must not contain. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isStaff?: boolean;
}

const siteName = 'porchlight';
/** Shorter names would match too many passwords by chance. */
const minContextLength = 3;
const minScore = 3;
/**
 * Number of characters that the estimate reads: its time grows much faster than the length (32: 20 ms, 128: 500 ms).
 */
const estimatedLength = 32;

/**
 * Rejects weak passwords: too short, in lists of leaked passwords, common phrases, or containing the site's name or the
 * owner's personal data.
 */
@Injectable()
export class PasswordPolicy {
  // Created once at start: loading the dictionaries takes about 100 ms.
  readonly #estimator = new ZxcvbnFactory({
    dictionary: { ...dictionary, places: [...placeNames] },
    graphs: adjacencyGraphs,
  });

  constructor(private readonly breached: BreachedPasswords) {}

  /** Throws 422 at the field `password`. Waits for the look-up of leaked passwords for at most one second. */
  async check(password: string, owner: PasswordOwner): Promise<void> {
    const fault = this.#findFault(password, owner) ?? (await this.#findBreach(password));
    if (fault) throw new Problem(422, 'input-refused', messages.checkFields, { errors: { password: [fault] } });
  }

  #findFault(password: string, owner: PasswordOwner): MessageReference | undefined {
    if (owner.isStaff === true && password.length < passwordLength.minForStaff) return messages.tooShortForStaff;
    const context = personalTerms(owner);
    const folded = fold(password);
    if (context.some((word) => folded.includes(word))) return messages.saysWho;
    if (isKnownPhrase(folded)) return messages.tooEasy;
    const { score } = this.#estimator.check(password.slice(0, estimatedLength), context);
    return score < minScore ? messages.tooEasy : undefined;
  }

  async #findBreach(password: string): Promise<MessageReference | undefined> {
    return (await this.breached.lookUp(password)) === 'found' ? messages.breached : undefined;
  }
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const personalTerms = ({ email, firstName, lastName }: PasswordOwner): string[] => {
  const [name = '', domain = ''] = email.split('@');
  return [siteName, email, name, domain.split('.')[0] ?? '', firstName, lastName]
    .map(fold)
    .filter((word) => word.length >= minContextLength);
};
