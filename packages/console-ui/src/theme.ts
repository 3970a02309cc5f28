import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
  type VariantColorResolverResult,
} from '@mantine/core';

const toShades = (...steps: string[]) =>
  steps as unknown as [string, string, string, string, string, string, string, string, string, string];
const mixed = (token: string, on: string, parts: readonly number[]) =>
  parts.map((part) => `color-mix(in srgb, var(--${token}) ${part}%, ${on})`);
// Mantine needs ten shades of a colour. They are mixed from our tokens, so that they follow the theme.
const dusk = toShades(
  ...mixed('brand', 'var(--surface)', [6, 12, 25, 38, 52, 66, 82, 100]),
  'var(--brand-hover)',
  'var(--ink)',
);
const grays = toShades(
  'var(--bg)',
  'var(--surface-2)',
  'var(--line)',
  ...mixed('line-strong', 'var(--surface)', [50]),
  'var(--line-strong)',
  'var(--ink-3)',
  'var(--ink-3)',
  'var(--ink-2)',
  'var(--ink)',
  'var(--ink)',
);
// Mantine's dark shades run from text (0) over borders (4) and controls (6) to the page (7 and above).
const darks = toShades(
  ...['ink', 'ink-2', 'ink-3', 'ink-3', 'line-strong', 'surface-2', 'surface', 'surface', 'bg', 'bg'].map(
    (token) => `var(--${token})`,
  ),
);

const tones: Readonly<Record<string, string>> = { green: 'ok', red: 'danger', yellow: 'warn', blue: 'info' };

function toneColors(tone: string, variant: string, basis: VariantColorResolverResult): VariantColorResolverResult {
  const colors: Readonly<Record<string, Partial<VariantColorResolverResult>>> = {
    light: {
      background: `var(--${tone}-soft)`,
      hover: `var(--${tone}-soft)`,
      color: `var(--${tone})`,
      border: '1px solid transparent',
    },
    outline: {
      background: 'var(--surface)',
      hover: `var(--${tone}-soft)`,
      color: `var(--${tone})`,
      border: `1px solid var(--${tone})`,
    },
    filled: {
      background: `var(--${tone})`,
      hover: `var(--${tone})`,
      color: 'var(--surface)',
      border: '1px solid transparent',
    },
  };
  return { ...basis, ...colors[variant] };
}

// Mantine's own green, red and yellow fail contrast; our tokens replace them.
const variantColorResolver: VariantColorsResolver = (input) => {
  const basis = defaultVariantColorsResolver(input);
  const color = input.color ?? 'dusk';
  const tone = tones[color];
  if (tone) return toneColors(tone, input.variant, basis);
  if (color === 'dusk' && input.variant === 'filled')
    return {
      ...basis,
      background: 'var(--brand)',
      hover: 'var(--brand-hover)',
      color: 'var(--on-brand)',
      border: '1px solid transparent',
    };
  if (color === 'dusk' && input.variant === 'light')
    return {
      ...basis,
      background: 'var(--brand-soft)',
      hover: 'var(--brand-soft)',
      color: 'var(--link)',
      border: '1px solid transparent',
    };
  if (color === 'gray' && input.variant === 'light')
    return {
      ...basis,
      background: 'var(--surface-2)',
      hover: 'var(--surface-2)',
      color: 'var(--ink-2)',
      border: '1px solid transparent',
    };
  return basis;
};

/** Mantine theme with the product's colours, fonts and radii. */
export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'dusk',
  primaryShade: { light: 7, dark: 7 },
  colors: { dusk, gray: grays, dark: darks },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--display)', fontWeight: '700' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '18px', xl: '22px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Badge: { defaultProps: { tt: 'none', fw: 600, size: 'lg', variant: 'light' } },
  },
});

/** Maps Mantine's CSS variables to the tokens of `packages/ui`, so that both themes apply. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-error': 'var(--danger)',
    '--mantine-primary-color-filled': 'var(--brand)',
    '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
    '--mantine-primary-color-contrast': 'var(--on-brand)',
    '--mantine-primary-color-light': 'var(--brand-soft)',
    '--mantine-primary-color-light-color': 'var(--link)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--surface-2)',
  },
  light: {},
  dark: {},
});
