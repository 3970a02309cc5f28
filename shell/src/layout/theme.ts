import { storage } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

/** Themes in display order, each with the key of its name; `system` follows the device. */
export const themes = [
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
  ['system', 'themeSystem'],
] as const;
/** Theme setting. */
export type Theme = (typeof themes)[number][0];
const isTheme = (value: unknown): value is Theme => themes.some(([theme]) => theme === value);

/** Returns the theme stored on this device. */
const storedTheme = (): Theme => storage.read('theme', isTheme) ?? 'system';

const listeners = new Set<() => void>();
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
};
/** Returns the stored theme and rerenders when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme, () => 'system');

/** Applies the stored theme to the document and follows the device while it is `system`. */
export function applyTheme(): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = storedTheme();
    const shown = chosen === 'system' ? (device.matches ? 'dark' : 'light') : chosen;
    const { dataset } = document.documentElement;
    dataset.theme = shown;
    dataset.mantineColorScheme = shown;
  };
  apply();
  device.onchange = apply;
}
/** Stores and applies a theme. */
export function chooseTheme(theme: Theme): void {
  storage.write('theme', theme);
  applyTheme();
  listeners.forEach((notify) => {
    notify();
  });
}
