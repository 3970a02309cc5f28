import { readCsvFile } from './read-csv-file.ts';
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts';
import type { ImportFault, ImportFile } from './read-table.ts';

const archive = /^PK\x03\x04/;

/**
 * Reads a CSV, or the first sheet of a spreadsheet (XLSX). Which of them a file is, is judged by its content. Returns
 * the fault of a file that is refused.
 */
export const readImportFile = (file: Buffer): Promise<ImportFile | ImportFault> =>
  archive.test(file.toString('latin1', 0, 4)) ? readSpreadsheet(file) : readCsvFile(file);
