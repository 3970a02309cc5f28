const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into lines that fit: after spaces, and inside a word that is wider than a line. `fits` returns whether
 * a text is narrow enough. An empty text is one empty line.
 */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/)) {
    if (line !== '' && !fits((line + word).trimEnd())) {
      lines.push(line);
      line = '';
    }
    const pieces = fits((line + word).trimEnd()) ? [word] : breakWord(word, fits);
    for (const piece of pieces.slice(0, -1)) lines.push(piece);
    line += pieces.at(-1) ?? '';
  }
  return [...lines, line].map((one) => one.trim());
}

/** Splits a word between characters as people see them. */
function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const piece = pieces.at(-1) ?? '';
    if (piece !== '' && !fits(piece + segment)) pieces.push(segment);
    else pieces[pieces.length - 1] = piece + segment;
  }
  return pieces;
}
