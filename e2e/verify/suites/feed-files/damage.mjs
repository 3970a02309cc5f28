const pieces = [
  '<![CDATA[',
  ']]>',
  '<!--',
  '<!DOCTYPE x>',
  '<?xml encoding="UTF-16"?>',
  '&#0;',
  '&#xD800;',
  '&bomb;',
  '</Listing>',
  '<Listing>',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '\r\n',
  '\n\n',
  '\0',
  '{',
  '}',
  '[',
  ']',
  ':',
  '\\u0000',
  '\\ud83d',
  '\\',
  'null',
  '1e999',
  '-1',
  '99999999999999999999',
  '\u{feff}',
  '\u{fffd}',
  '\u{202e}',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
].map((text) => Buffer.from(text));
const bytes = [0x00, 0x80, 0xc3, 0xe2, 0xff, 0xfe, 0x1f, 0x8b].map((byte) => Buffer.from([byte]));

/** Returns a file with one to four places removed, repeated, inserted, altered or cut off. */
export function damage(file, chance) {
  let damaged = file;
  for (let times = 1 + Math.floor(chance.next() * 4); times > 0; times -= 1) damaged = damageOnce(damaged, chance);
  return damaged;
}

function damageOnce(file, chance) {
  const at = Math.floor(chance.next() * file.length);
  const length = Math.floor(chance.next() * 60);
  const [before, part, after] = [file.subarray(0, at), file.subarray(at, at + length), file.subarray(at + length)];
  return chance.pick([
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, part, part, part, after]),
    () => Buffer.concat([before, chance.pick(pieces), part, after]),
    () => Buffer.concat([before, chance.pick(bytes), part.subarray(1), after]),
    () => before,
  ])();
}
