type Guard<T> = (value: unknown) => value is T;
interface Kept {
  readonly value: unknown;
  readonly expires?: number;
}
export interface WriteOptions {
  /** Milliseconds after which the value is gone. */
  readonly expiresIn?: number;
}

const prefix = 'porchlight:';
// What the browser refuses to keep (full, disabled, private mode) lives as long as the page.
const memory = new Map<string, string>();

/** Local storage if this browser lets us; on the server there is none, and nothing is kept between two visitors. */
function shelf(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
function rawOf(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return shelf()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
function removeRaw(key: string): void {
  memory.delete(key);
  try {
    shelf()?.removeItem(key);
  } catch {
    /* nothing was kept there */
  }
}
function keptKeys(): string[] {
  try {
    return [...Object.keys(shelf() ?? {}), ...memory.keys()].filter((key) => key.startsWith(prefix));
  } catch {
    return [...memory.keys()];
  }
}

function read<T>(name: string, isRight: Guard<T>): T | undefined {
  const raw = rawOf(prefix + name);
  if (raw === null) return undefined;
  try {
    const { value, expires } = JSON.parse(raw) as Kept;
    if ((expires === undefined || expires > Date.now()) && isRight(value)) return value;
  } catch {
    /* somebody else's text: dropped below */
  }
  removeRaw(prefix + name);
  return undefined;
}

function write(name: string, value: unknown, { expiresIn }: WriteOptions = {}): void {
  if (typeof window === 'undefined') return;
  const key = prefix + name;
  const raw = JSON.stringify({
    value,
    ...(expiresIn === undefined ? {} : { expires: Date.now() + expiresIn }),
  } satisfies Kept);
  try {
    const local = shelf();
    if (!local) throw new Error('no shelf');
    local.setItem(key, raw);
    memory.delete(key);
  } catch {
    memory.set(key, raw);
  }
}

/**
 * Values kept in this browser: local storage with optional expiry, memory where it is full or refused. What is read is checked;
 * garbage reads as nothing. Names that begin with `user:` belong to one person and go on logout.
 */
export const storage = {
  read,
  write,
  remove: (name: string): void => {
    removeRaw(prefix + name);
  },
  /** Removes everything of any signed-in person from this browser. */
  clearPersonal: (): void => {
    for (const key of keptKeys()) if (key.startsWith(`${prefix}user:`)) removeRaw(key);
  },
};

/** The name of something that belongs to one person. */
export const personal = (userId: string, name: string): string => `user:${userId}:${name}`;
