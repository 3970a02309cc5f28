const cardSelector = '[data-listing]';
const visibleRatio = 0.5;
const dwellMs = 1_000;
/** Milliseconds in which further cards join a report or a search for new cards. */
const batchMs = 500;

/**
 * Calls `onSeen` with the ids of the listings whose cards were at least half visible for one second, each listing once
 * (docs/rules/recommendations.md#rec-10-a-card-on-screen-for-a-second-is-an-impression). Cards that are added later are
 * found as well. Returns a function that stops it.
 */
export function watchCards(onSeen: (listingIds: readonly string[]) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const watch = new CardWatch(onSeen);
  watch.begin();
  return () => watch.end();
}

class CardWatch {
  readonly #found = new WeakSet<Element>();
  readonly #seenIds = new Set<string>();
  /** Visible cards and the times since when they are visible. */
  readonly #visibleSince = new Map<HTMLElement, number>();
  readonly #visibility = new IntersectionObserver((entries) => this.#update(entries), { threshold: visibleRatio });
  readonly #additions = new MutationObserver(() => {
    this.#searchTimer ??= setTimeout(() => this.#search(), batchMs);
  });
  #searchTimer: ReturnType<typeof setTimeout> | undefined;
  #reportTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onSeen: (listingIds: readonly string[]) => void) {}

  begin(): void {
    this.#search();
    this.#additions.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('visibilitychange', this.#reportBeforeHiding);
  }

  end(): void {
    this.#visibility.disconnect();
    this.#additions.disconnect();
    clearTimeout(this.#searchTimer);
    clearTimeout(this.#reportTimer);
    document.removeEventListener('visibilitychange', this.#reportBeforeHiding);
  }

  #search(): void {
    this.#searchTimer = undefined;
    for (const card of document.querySelectorAll(cardSelector)) {
      if (this.#found.has(card)) continue;
      this.#found.add(card);
      this.#visibility.observe(card);
    }
  }

  #update(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) this.#visibleSince.delete(target as HTMLElement);
      else if (!this.#visibleSince.has(target as HTMLElement))
        this.#visibleSince.set(target as HTMLElement, Date.now());
    }
    this.#scheduleReport();
  }

  #scheduleReport(): void {
    if (this.#visibleSince.size > 0) this.#reportTimer ??= setTimeout(() => this.#report(), dwellMs + batchMs);
  }

  #report(): void {
    clearTimeout(this.#reportTimer);
    this.#reportTimer = undefined;
    const newIds: string[] = [];
    for (const [card, since] of this.#visibleSince) {
      if (Date.now() - since < dwellMs) continue;
      this.#visibleSince.delete(card);
      this.#visibility.unobserve(card);
      const id = card.dataset.listing;
      if (id === undefined || this.#seenIds.has(id)) continue;
      this.#seenIds.add(id);
      newIds.push(id);
    }
    if (newIds.length > 0) this.onSeen(newIds);
    this.#scheduleReport();
  }

  // A hidden page may be discarded without further events.
  readonly #reportBeforeHiding = (): void => {
    if (document.visibilityState === 'hidden') this.#report();
  };
}
