import { storage } from '@porchlight/client';

/** What a person chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system';

/** The theme chosen on this device. */
export const chosenTheme = (): Theme => storage.read('theme', isTheme) ?? 'system';

/** Draws the page in the chosen theme, and follows the device while nothing is chosen. */
export function applyTheme(): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const draw = () => {
    const chosen = chosenTheme();
    const shown = chosen === 'system' ? (device.matches ? 'dark' : 'light') : chosen;
    const { dataset } = document.documentElement;
    dataset.theme = shown;
    dataset.mantineColorScheme = shown;
  };
  draw();
  device.onchange = draw;
}
/** Keeps a choice and draws it. */
export function chooseTheme(theme: Theme): void {
  storage.write('theme', theme);
  applyTheme();
}
