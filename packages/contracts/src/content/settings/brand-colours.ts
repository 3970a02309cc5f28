export type BrandTheme = 'light' | 'dark';
/** Colour of the brand by theme; an absent one is the design's own. */
export type BrandColours = Readonly<Partial<Record<BrandTheme, string>>>;

/** Backgrounds of the brand colour by theme, 0xrrggbb: `--bg`, `--surface` and `--brand-soft` of the design. */
export const brandBackgrounds: Readonly<Record<BrandTheme, readonly number[]>> = {
  light: [0xf6f7fb, 0xffffff, 0xe8eafb],
  dark: [0x0f1124, 0x181b35, 0x2a2f63],
};
/** Minimum contrast of text, by WCAG 2 level AA. */
export const minContrast = 4.5;
export const colourPattern = /^#[0-9a-f]{6}$/;

/** Returns the relative luminance of a colour (0xrrggbb) by WCAG 2, from 0 to 1. */
function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((bits) => {
    const channel = ((colour >> bits) & 0xff) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrastBetween(one: number, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
/** Returns the lowest contrast of a colour (`#rrggbb`) with the backgrounds of a theme, from 1 to 21. */
export const brandContrast = (theme: BrandTheme, colour: string): number =>
  Math.min(...brandBackgrounds[theme].map((background) => contrastBetween(parseInt(colour.slice(1), 16), background)));
