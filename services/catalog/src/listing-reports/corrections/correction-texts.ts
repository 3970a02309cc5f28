import type { Currency, Language } from '@porchlight/contracts';
import { correctedFieldNames, type CorrectedField } from '@porchlight/contracts/catalog';
import { formatMoney } from '@porchlight/contracts/describe-search';
import { vocabularyMessages } from '@porchlight/contracts/vocabulary';
import { defineMessages, formatMessage, messagesIn } from '@porchlight/messages';
import type { ValueChange } from '../../own-listings/own-listing-changes.ts';

const messages = defineMessages({
  en: {
    rent: 'Rent',
    rentMax: 'Highest rent',
    deposit: 'Deposit',
    beds: 'Bedrooms',
    bathsFull: 'Full bathrooms',
    bathsHalf: 'Half bathrooms',
    sqft: 'Size in square feet',
    availableDate: 'Available from',
    furnished: 'Furniture',
    petPolicies: 'Pets',
    utilities: 'Included in the rent',
    none: 'not stated',
  },
  fr: {
    rent: 'Loyer',
    rentMax: 'Loyer le plus élevé',
    deposit: 'Dépôt',
    beds: 'Chambres',
    bathsFull: 'Salles de bains complètes',
    bathsHalf: 'Salles d’eau',
    sqft: 'Superficie en pieds carrés',
    availableDate: 'Libre à partir du',
    furnished: 'Meubles',
    petPolicies: 'Animaux',
    utilities: 'Inclus dans le loyer',
    none: 'non indiqué',
  },
});
const vocabularyOf = { furnished: 'furnished', petPolicies: 'pets', utilities: 'utility' } as const;
const money: ReadonlySet<CorrectedField> = new Set(['rent', 'rentMax', 'deposit']);

/** A corrected field as its landlord reads it. */
type CorrectedText = Readonly<Record<'field' | 'before' | 'after', string>>;

/** Writes corrected fields for the mail to the landlord. */
export class CorrectionTexts {
  readonly #terms: Readonly<Record<string, string>>;

  constructor(
    private readonly language: Language,
    private readonly currency: Currency,
  ) {
    this.#terms = messagesIn(vocabularyMessages, language);
  }

  of({ before, after }: ValueChange): CorrectedText[] {
    return correctedFieldNames
      .filter((field) => field in after)
      .map((field) => ({
        field: formatMessage(messages, this.language, field),
        before: this.#value(field, before[field]),
        after: this.#value(field, after[field]),
      }));
  }

  #value(field: CorrectedField, value: unknown): string {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
      return formatMessage(messages, this.language, 'none');
    if (field in vocabularyOf) return this.#termsOf(field as keyof typeof vocabularyOf, value);
    if (typeof value !== 'number')
      return new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(value as string),
      );
    return money.has(field)
      ? formatMoney(value, this.currency, this.language)
      : new Intl.NumberFormat(this.language).format(value);
  }

  #termsOf(field: keyof typeof vocabularyOf, value: unknown): string {
    const terms = [value].flat() as string[];
    const texts = terms.map((term) => this.#terms[`${vocabularyOf[field]}.${term}`] ?? term);
    return new Intl.ListFormat(this.language).format(texts);
  }
}
