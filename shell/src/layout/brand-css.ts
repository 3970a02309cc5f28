import type { BrandColours } from '@porchlight/contracts/content';

const isColour = (text: string | undefined): text is string => text !== undefined && /^#[0-9a-f]{6}$/.test(text);
const colours = (colour: string, hover: string, on: string) =>
  `--brand:${colour};--link:${colour};--brand-hover:color-mix(in srgb,${colour} 82%,${hover});--on-brand:${on}`;

/**
 * Returns the style sheet of the brand's colours, empty without one. Its selectors are more specific than those of the
 * design's tokens. What is not `#rrggbb` is left out: it would be code in the page.
 */
export function brandCss({ light, dark }: BrandColours = {}): string {
  return [
    isColour(light) ? `:root:not([data-theme='dark']){${colours(light, 'black', 'white')}}` : '',
    isColour(dark) ? `:root[data-theme='dark']{${colours(dark, 'white', 'var(--bg)')}}` : '',
  ].join('');
}
