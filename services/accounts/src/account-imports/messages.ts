import { maxImportColumns, maxImportRows } from '@porchlight/contracts/accounts';
import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';
import type { ImportFault } from './reading/read-table.ts';

const catalog = defineMessages({
  en: {
    notFound: 'This import doesn’t exist any more.',
    changed: 'This import has changed meanwhile. Reload the page to see its state.',
    columnMissing: 'The file has no such column. Choose the columns again.',
    nothing: 'No row of this file creates or updates an account.',
    tooLate: 'An import can be rolled back for 24 hours after its end.',
    tooLarge: 'This file is larger than 10 MB. Split it, then choose the first part.',
    tooManyTries: 'Too many files in a short time. Wait a little, then try again.',
    empty: 'This file is empty. Choose another one.',
    notATable: 'This file is neither CSV nor XLSX. Save the table as one of them, then choose it again.',
    damaged: 'We can’t read this spreadsheet. Save it again, or save the table as CSV UTF-8.',
    tooLargeInside: 'This spreadsheet is too large once it is unpacked. Save the table as CSV UTF-8.',
    encoding: 'This file isn’t in UTF-8. Save the table as CSV UTF-8, then choose it again.',
    malformed: 'We can’t read this file to its end: a quotation mark is open, or a row is far too long.',
    noColumns: 'The first line must name at least two columns, separated by commas, semicolons or tabs.',
    tooManyColumns: 'This file has more than {columns, number} columns. Delete those that aren’t needed.',
    noRows: 'This file has no rows below its header.',
    tooManyRows: 'This file has more than {rows, number} rows. Split it, then choose the first part.',
  },
  fr: {
    notFound: 'Cette importation n’existe plus.',
    changed: 'Cette importation a changé entre-temps. Rechargez la page pour voir son état.',
    columnMissing: 'Le fichier n’a pas cette colonne. Choisissez de nouveau les colonnes.',
    nothing: 'Aucune ligne de ce fichier ne crée ni ne modifie un compte.',
    tooLate: 'Une importation peut être annulée pendant 24 heures après sa fin.',
    tooLarge: 'Ce fichier dépasse 10 Mo. Divisez-le, puis choisissez la première partie.',
    tooManyTries: 'Trop de fichiers en peu de temps. Attendez un peu, puis réessayez.',
    empty: 'Ce fichier est vide. Choisissez-en un autre.',
    notATable:
      'Ce fichier n’est ni CSV ni XLSX. Enregistrez le tableau dans un de ces formats, puis choisissez-le de nouveau.',
    damaged: 'Nous n’arrivons pas à lire ce classeur. Enregistrez-le de nouveau, ou en CSV UTF-8.',
    tooLargeInside: 'Ce classeur est trop volumineux une fois décompressé. Enregistrez le tableau en CSV UTF-8.',
    encoding: 'Ce fichier n’est pas en UTF-8. Enregistrez le tableau en CSV UTF-8, puis choisissez-le de nouveau.',
    malformed:
      'Nous n’arrivons pas à lire ce fichier jusqu’au bout : un guillemet reste ouvert, ou une ligne est beaucoup trop longue.',
    noColumns:
      'La première ligne doit nommer au moins deux colonnes, séparées par des virgules, des points-virgules ou des tabulations.',
    tooManyColumns: 'Ce fichier a plus de {columns, number} colonnes. Supprimez celles qui ne servent pas.',
    noRows: 'Ce fichier n’a aucune ligne sous son en-tête.',
    tooManyRows: 'Ce fichier a plus de {rows, number} lignes. Divisez-le, puis choisissez la première partie.',
  },
});
const limits = { columns: maxImportColumns, rows: maxImportRows };

/** Messages of the imports of accounts. */
export const messages = {
  ...messageReferences(catalog),
  fault: (fault: ImportFault): MessageReference => messageReference(catalog, fault, limits),
};
