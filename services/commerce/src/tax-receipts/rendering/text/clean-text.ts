const breakable = /(?![\u00a0\u202f\ufeff])\s+/gu;
// Zero-width joiners shape Persian and Indic text. All other invisible characters go, above all those that change the
// direction of what follows.
const invisible =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}]|(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
// A letter with more marks than any language needs would cover the lines around it.
const surplusMarks = /(\p{M}{4})\p{M}+/gu;

/** Returns a text as one line of visible characters: without control, direction and unassigned characters. */
export const cleanText = (text: string): string =>
  text.replace(breakable, ' ').replace(invisible, '').normalize('NFC').replace(surplusMarks, '$1').trim();
