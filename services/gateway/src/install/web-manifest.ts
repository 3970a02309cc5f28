import { localizePath, type Language } from '@porchlight/contracts';
import type { SiteSettingsResponse } from '@porchlight/contracts/content';
import type { ShellFile } from '@porchlight/contracts/internal';
import { formatReference } from '@porchlight/messages';
import { messages } from '../messages.ts';

export interface ManifestOptions {
  readonly language: Language;
  readonly site: Pick<SiteSettingsResponse, 'siteSettings'>;
  readonly app: NonNullable<ShellFile['app']>;
}

/**
 * Builds the web app manifest. `id` is the same in all languages, so it is one app; `start_url` is in the given
 * language.
 */
export function webManifest({ language, site: { siteSettings }, app: { icons, colours } }: ManifestOptions): object {
  const shortcut = (name: string, path: string) => ({ name, url: localizePath(path, language) });
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
    start_url: localizePath('/', language),
    scope: '/',
    display: 'standalone',
    theme_color: colours.light,
    background_color: colours.light,
    icons: [icon(icons.small, 192, 'any'), icon(icons.large, 512, 'any'), icon(icons.maskable, 512, 'maskable')],
    shortcuts: [
      shortcut(formatReference(language, messages.findHome), '/homes'),
      shortcut(formatReference(language, messages.myPicks), '/homes/favourites'),
    ],
  };
}
