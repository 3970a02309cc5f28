import type { Pixel } from '../provider/map-provider.ts';

/** Positions an element at a pixel of its layer. Set by script, because the CSP forbids style attributes. */
export const positionAt =
  ({ x, y }: Pixel) =>
  (element: HTMLElement | null): void => {
    if (element) element.style.transform = `translate(${x}px, ${y}px)`;
  };
