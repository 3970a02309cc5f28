import { foldedText } from '../../search-document/folded-text.ts';

/** Words of a sequence. */
const sequenceLength = 3;
/** Different sequences below which a text is too short to be recognized. */
const minSequences = 25;
/** Share of their sequences that two texts have in common if one is a copy of the other. */
const minSharedOfCopies = 0.5;
const bands = 10;
const rowsOfBand = 3;

/** Returns the hashes of all sequences of three words of a text, without case, accents and punctuation. */
export function sequencesOf(text: string): ReadonlySet<number> {
  const words = foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const sequences = new Set<number>();
  for (let at = 0; at + sequenceLength <= words.length; at += 1)
    sequences.add(hashOf(words.slice(at, at + sequenceLength).join(' ')));
  return sequences;
}

/**
 * Returns the MinHash bands of a text, 32-bit integers, of which copies with a few changed words share at least one
 * almost certainly, and unrelated texts none; empty for a text that is too short.
 */
export function bandsOf(text: string): readonly number[] {
  const sequences = [...sequencesOf(text)];
  if (sequences.length < minSequences) return [];
  return Array.from({ length: bands }, (_, band) =>
    Array.from({ length: rowsOfBand }, (__, row) => minimumOf(sequences, band * rowsOfBand + row)).reduce(
      (hash, minimum) => mixed(hash ^ minimum),
      band,
    ),
  );
}

/** Returns whether one text is a copy of the other, apart from a few words. */
export function areCopies(text: string, other: string): boolean {
  const [sequences, others] = [sequencesOf(text), sequencesOf(other)];
  if (Math.min(sequences.size, others.size) < minSequences) return false;
  const shared = [...sequences].filter((sequence) => others.has(sequence)).length;
  return shared / (sequences.size + others.size - shared) >= minSharedOfCopies;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixed(hash);
}

/** The finalizer of MurmurHash3. */
function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const minimumOf = (sequences: readonly number[], row: number): number => {
  const seed = mixed(row + 1);
  return sequences.reduce((lowest, sequence) => Math.min(lowest, mixed(sequence ^ seed)), 0x7fffffff);
};
