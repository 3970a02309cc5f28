import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { SiteSettingsResponse } from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';
import { ContentVersionService } from '../content-version/content-version.service.ts';
import { MenusService } from '../menus/menus.service.ts';
import { PermalinksService } from '../permalinks/permalinks.service.ts';
import { SiteProfilesService } from '../site-profile/site-profiles.service.ts';
import { fixedPermalinks, profileSettings, settingsFrom, siteLanguages } from './site-setting-registry.ts';
import { readStoredSettings } from './stored-settings.ts';

/** Reads what every page needs: site name, links and menus. */
@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly pool: SqlPool,
    private readonly menus: MenusService,
    private readonly version: ContentVersionService,
    private readonly permalinks: PermalinksService,
    private readonly profiles: SiteProfilesService,
  ) {}

  async show(language: Language): Promise<SiteSettingsResponse> {
    const [stored, menus, contentVersion, { chosen }, profile] = await Promise.all([
      readStoredSettings(this.pool),
      this.menus.all(language),
      this.version.now(),
      this.permalinks.current(),
      this.profiles.current(),
    ]);
    return {
      siteSettings: { ...settingsFrom(stored), ...profileSettings(profile), languages: siteLanguages },
      permaLinks: { ...fixedPermalinks, ...chosen },
      menus,
      contentVersion,
    };
  }
}
