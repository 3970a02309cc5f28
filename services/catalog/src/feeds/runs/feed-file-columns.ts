import type { Language } from '@porchlight/contracts';
import { defineMessages, formatMessage } from '@porchlight/messages';
import type { CsvOptions } from '@porchlight/service-kit';

const texts = defineMessages({
  en: {
    number: 'Row',
    line: 'Line',
    externalId: 'Id',
    action: 'Action',
    issues: 'Issues',
    value: 'Text of the feed',
    address: 'Address',
    listingId: 'Listing',
  },
  fr: {
    number: 'Rangée',
    line: 'Ligne',
    externalId: 'Identifiant',
    action: 'Action',
    issues: 'Problèmes',
    value: 'Texte du flux',
    address: 'Adresse',
    listingId: 'Annonce',
  },
});
const columns = ['number', 'line', 'externalId', 'action', 'issues', 'value', 'address', 'listingId'] as const;

/** Columns of the file of a run; actions and issues are those of the API. */
export const feedFileColumns = (language: Language): NonNullable<CsvOptions['columns']> =>
  columns.map((key) => ({ key, header: formatMessage(texts, language, key) }));
