import { storage } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

/** What a person chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
/** The themes in the order in which they are offered. */
export const themes: readonly Theme[] = ['light', 'dark', 'system'];
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system';

/** The theme chosen on this device. */
const chosenTheme = (): Theme => storage.read('theme', isTheme) ?? 'system';

const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};
/** The theme chosen on this device, also when another part of the page changes it. */
export const useTheme = (): Theme => useSyncExternalStore(watch, chosenTheme, () => 'system');

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
  watchers.forEach((tell) => {
    tell();
  });
}
