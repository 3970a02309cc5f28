import { strToU8, zipSync, type Zippable } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** A text, a number, or a formula with the value that was stored for it. */
type Cell = string | number | { readonly formula: string; readonly value: string };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
function cellXml(cell: Cell, reference: string): string {
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'object')
    return `<c r="${reference}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}
const rowXml = (cells: readonly Cell[], at: number) =>
  `<row r="${at + 1}">${cells.map((cell, place) => cellXml(cell, `${String.fromCharCode(65 + place)}${at + 1}`)).join('')}</row>`;

/** Returns an XLSX with one sheet; `more` adds entries to the archive. */
export function aSpreadsheet(rows: readonly (readonly Cell[])[], more: Zippable = {}): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `${head}<Relationships xmlns="${packaged}/relationships">${content}</Relationships>`;
  const override = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      ${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}">
      <sheets><sheet name="accounts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${rows
      .map(rowXml)
      .join('')}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(entries), ...more }));
}
