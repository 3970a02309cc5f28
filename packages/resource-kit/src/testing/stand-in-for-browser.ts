/** Adds what jsdom lacks: media queries, of a wide window or of the given one, and modal dialogs. */
export function standInForBrowser(mock: () => unknown, matching: readonly string[] = []): void {
  window.scrollTo = mock() as typeof window.scrollTo;
  window.matchMedia = ((media: string) => ({
    media,
    matches: matching.includes(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
}
