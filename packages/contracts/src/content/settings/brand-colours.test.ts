import { readFileSync } from 'node:fs';
import { brandBackgrounds, brandContrast, minContrast } from './brand-colours.ts';

const tokens = readFileSync(new URL('../../../../ui/src/styles/tokens.css', import.meta.url), 'utf8');
const dark = tokens.slice(tokens.indexOf("[data-theme='dark']"));
const token = (css: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1];
const long = (colour = '') => (colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour);

describe('the colour of the brand', () => {
  it.each([
    ['light', tokens],
    ['dark', dark],
  ] as const)('is compared with the %s backgrounds of the design, whose own colour suits them', (theme, css) => {
    expect(brandBackgrounds[theme]).toEqual(
      ['bg', 'surface', 'brand-soft'].map((name) => parseInt(long(token(css, name)).slice(1), 16)),
    );
    expect(brandContrast(theme, long(token(css, 'brand')))).toBeGreaterThan(minContrast);
  });
  it.each([
    ['light', '#ffffff', 1],
    ['light', '#000000', 17.6],
    ['light', '#767676', 3.8],
    ['dark', '#2a2f63', 1],
    ['dark', '#ffffff', 12.5],
  ] as const)('has in the %s theme, as %s, a contrast of about %f', (theme, colour, contrast) => {
    expect(brandContrast(theme, colour)).toBeCloseTo(contrast, 0);
  });
});
