import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { SiteSettingsResponse } from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';
import { ContentVersionService } from '../content-version/content-version.service.ts';
import { MenusService } from '../menus/menus.service.ts';
import { settingsFrom, siteLanguages } from './site-setting-registry.ts';
import { readStoredSettings } from './stored-settings.ts';

/** Reads what every page needs: site name, links and menus. */
@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly pool: SqlPool,
    private readonly menus: MenusService,
    private readonly version: ContentVersionService,
  ) {}

  async show(language: Language): Promise<SiteSettingsResponse> {
    const [stored, menus, contentVersion] = await Promise.all([
      readStoredSettings(this.pool),
      this.menus.all(language),
      this.version.now(),
    ]);
    const { permaLinks, ...settings } = settingsFrom(stored);
    return {
      siteSettings: { ...settings, languages: siteLanguages },
      permaLinks,
      menus,
      contentVersion,
    };
  }
}
