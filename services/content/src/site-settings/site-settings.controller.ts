import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getSiteSettings, type SiteSettingsAnswer } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { SiteSettingsService } from './site-settings.service.ts';

/** What every page needs. */
@Controller()
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Handle(getSiteSettings)
  show(@Input() { query }: InputOf<typeof getSiteSettings>): Promise<SiteSettingsAnswer> {
    return this.settings.show(query.lang ?? 'en-CA');
  }
}
