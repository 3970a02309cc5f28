import type { Pixel } from '../provider/map-provider.ts';

/** Moves an element to a pixel of its layer. By script, for the page's policy allows no style attributes. */
export const placeAt =
  ({ x, y }: Pixel) =>
  (element: HTMLElement | null): void => {
    if (element) element.style.transform = `translate(${x}px, ${y}px)`;
  };
