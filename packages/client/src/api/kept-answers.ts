import { storage } from '../storage/storage.ts';

const hours48 = 48 * 3_600_000;
interface Kept {
  readonly version: string;
  readonly answer: unknown;
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'version' in value && 'answer' in value;
const keyOf = (path: string) => `content:${path}`;

/** An answer of global content that was kept under this version of it. */
export function keptAnswer(version: string | undefined, path: string): unknown {
  const kept = version === undefined ? undefined : storage.read(keyOf(path), isKept);
  return kept?.version === version ? kept?.answer : undefined;
}
/** Keeps an answer of global content for 48 hours under its version. */
export function keepAnswer(version: string | undefined, path: string, answer: unknown): void {
  if (version !== undefined) storage.write(keyOf(path), { version, answer }, { expiresIn: hours48 });
}
