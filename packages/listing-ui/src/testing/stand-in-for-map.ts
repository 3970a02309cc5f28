class StillObserver {
  observe() {
    /* no resize in jsdom */
  }
  unobserve() {}
  disconnect() {}
}

/** Adds what jsdom lacks for a map: elements of 800 × 600 px, their changes of size, and canvases that draw nothing. */
export function standInForMap(): void {
  globalThis.ResizeObserver = StillObserver;
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  for (const [side, size] of [
    ['clientWidth', 800],
    ['clientHeight', 600],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
}
