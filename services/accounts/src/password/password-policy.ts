import { Injectable } from '@nestjs/common';
import { Problem, type Words } from '@porchlight/service-kit';
import { passwordLength } from '@porchlight/contracts/accounts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { words } from './words.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isStaff?: boolean;
}

const site = 'porchlight';
/** A name of two letters stands in half of all sentences. */
const shortestContext = 3;
const leastScore = 3;

/** Which passwords are good enough (reliability 6.4): long, in no list of stolen ones, not about the site or their owner. */
@Injectable()
export class PasswordPolicy {
  // Made once, at start: reading its lists takes a tenth of a second.
  readonly #guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

  /** Throws the problem of the field `password`. */
  check(password: string, owner: PasswordOwner): void {
    const fault = this.#faultOf(password, owner);
    if (fault) throw new Problem(422, 'input-refused', words.checkFields, { errors: { password: [fault] } });
  }

  #faultOf(password: string, owner: PasswordOwner): Words | undefined {
    if (owner.isStaff === true && password.length < passwordLength.leastOfStaff) return words.tooShortForStaff;
    const context = contextOf(owner);
    const folded = fold(password);
    if (context.some((word) => folded.includes(word))) return words.saysWho;
    return this.#guesser.check(password, context).score < leastScore ? words.tooEasy : undefined;
  }
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const contextOf = ({ email, firstName, lastName }: PasswordOwner): string[] => {
  const [name = '', domain = ''] = email.split('@');
  return [site, email, name, domain.split('.')[0] ?? '', firstName, lastName]
    .map(fold)
    .filter((word) => word.length >= shortestContext);
};
