import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getSiteSettings, type SiteSettingsResponse } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { SiteSettingsService } from './site-settings.service.ts';

/** Data of every page's layout. */
@Controller()
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Handle(getSiteSettings)
  show(@Input() { query }: InputOf<typeof getSiteSettings>): Promise<SiteSettingsResponse> {
    return this.settings.show(query.lang ?? 'en-CA');
  }
}
