type Guard<T> = (value: unknown) => value is T;
interface StoredValue {
  readonly value: unknown;
  readonly expires?: number;
}
export interface WriteOptions {
  /** Milliseconds after which the value expires. */
  readonly expiresIn?: number;
}

const prefix = 'porchlight:';
// Fallback for values that local storage refuses (full, disabled, private mode); lives as long as the page.
const memory = new Map<string, string>();

/** Returns local storage if it is available; undefined on the server, where nothing is shared between visitors. */
function localStorageIfAvailable(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
function readRaw(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorageIfAvailable()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
function removeRaw(key: string): void {
  memory.delete(key);
  try {
    localStorageIfAvailable()?.removeItem(key);
  } catch {
    /* storage unavailable: nothing to remove */
  }
}
function storedKeys(): string[] {
  try {
    return [...Object.keys(localStorageIfAvailable() ?? {}), ...memory.keys()].filter((key) => key.startsWith(prefix));
  } catch {
    return [...memory.keys()];
  }
}

function read<T>(name: string, isValid: Guard<T>): T | undefined {
  const raw = readRaw(prefix + name);
  if (raw === null) return undefined;
  try {
    const { value, expires } = JSON.parse(raw) as StoredValue;
    if ((expires === undefined || expires > Date.now()) && isValid(value)) return value;
  } catch {
    /* not written by this code: removed below */
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
  } satisfies StoredValue);
  try {
    const local = localStorageIfAvailable();
    if (!local) throw new Error('local storage is not available');
    local.setItem(key, raw);
    memory.delete(key);
  } catch {
    memory.set(key, raw);
  }
}

/**
 * Values stored in this browser: in local storage with optional expiry, or in memory if it is full or unavailable.
 * Values are validated when read; an invalid one is removed and reads as undefined. Names that begin with `user:`
 * belong to one user and are removed on logout.
 */
export const storage = {
  read,
  write,
  remove: (name: string): void => {
    removeRaw(prefix + name);
  },
  /** Removes the data of all users from this browser. */
  clearPersonal: (): void => {
    for (const key of storedKeys()) if (key.startsWith(`${prefix}user:`)) removeRaw(key);
  },
};

/** Returns the storage name of a value that belongs to one user. */
export const userStorageName = (userId: string, name: string): string => `user:${userId}:${name}`;
