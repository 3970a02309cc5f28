import { readSheet, type CellValue } from 'read-excel-file/node';
import type { FileRow } from '../read-table.ts';

/**
 * Returns the rows of the first sheet that are not empty. Cells are text: numbers as they are stored, days without
 * their time, and of formulas the value that the spreadsheet program stored.
 */
export async function sheetRows(file: Buffer): Promise<FileRow[]> {
  const rows = await readSheet(file, { parseNumber: (text: string) => text });
  return rows
    .map((cells, at) => ({ line: at + 1, cells: withoutEmptyEnd(cells.map(textOf)) }))
    .filter(({ cells }) => cells.length > 0);
}

function textOf(cell: CellValue | null | undefined): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell).replaceAll('\0', ' ').trim();
}

const withoutEmptyEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((text) => text !== '') + 1);
