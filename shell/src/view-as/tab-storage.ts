/** Choices of the device that a view starts with. They name no user. */
const deviceChoices = ['theme', 'language', 'privacy-choice'].map((name) => `porchlight:${name}`);

/** Storage that ends with the page, in the shape of `localStorage`. */
class PageStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#entries.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#entries.set(name, value);
  }
  removeItem(name: string): void {
    this.#entries.delete(name);
  }
  clear(): void {
    this.#entries.clear();
  }
}

/**
 * Replaces the local storage of this page. The tabs of the browser share the real one: a view must neither read the
 * session and the favourites of staff nor leave those of a user in it
 * (docs/rules/view-as.md#view-4-a-view-is-one-tab).
 */
export function separateLocalStorage(): void {
  const page = new PageStorage();
  for (const name of deviceChoices) {
    const value = window.localStorage.getItem(name);
    if (value !== null) page.setItem(name, value);
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: page });
}
