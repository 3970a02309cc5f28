import { inLanguage, type Language } from '@porchlight/contracts';
import type { SiteSettingsAnswer } from '@porchlight/contracts/content';
import type { ShellFile } from '@porchlight/contracts/internal';
import { words } from '../words.ts';

export interface ManifestFacts {
  readonly language: Language;
  readonly site: Pick<SiteSettingsAnswer, 'siteSettings' | 'permaLinks'>;
  readonly app: NonNullable<ShellFile['app']>;
}

/** The site as an app that a device can install. One app whatever the language: `id` is the same for all, the start page is in the reader's. */
export function webManifest({
  language,
  site: { siteSettings, permaLinks },
  app: { icons, colours },
}: ManifestFacts): object {
  const written = language === 'fr-CA' ? 'fr' : 'en',
    listings = `/${permaLinks['listings'] ?? 'homes'}`;
  const shortcut = (name: string, path: string) => ({ name, url: inLanguage(path, language) });
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: siteSettings.siteName,
    short_name: siteSettings.siteName,
    lang: language,
    dir: 'ltr',
    start_url: inLanguage('/', language),
    scope: '/',
    display: 'standalone',
    theme_color: colours.light,
    background_color: colours.light,
    icons: [icon(icons.small, 192, 'any'), icon(icons.large, 512, 'any'), icon(icons.maskable, 512, 'maskable')],
    shortcuts: [
      shortcut(words.findHome[written], listings),
      shortcut(words.myPicks[written], `${listings}/favourites`),
    ],
  };
}
