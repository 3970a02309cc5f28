/** Rows of a CSV text as objects by its header; understands quoted fields, doubled quotes and both line ends. */
export function parseCsv(text) {
  const [header, ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows
    .filter((row) => row.length === header.length)
    .map((row) => Object.fromEntries(header.map((name, column) => [name, row[column]])));
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

function cellsOf(text) {
  const rows = [];
  let row = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`Row ${rows.length + 1} is not CSV: a quote is in the wrong place.`);
    row.push(match[1] === undefined ? match[2] : match[1].replaceAll('""', '"'));
    if (match[3] !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
