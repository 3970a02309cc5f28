import { Injectable } from '@nestjs/common';
import { brandContrast, minContrast } from '@porchlight/contracts/content';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import { messages } from './messages.ts';
import type { SiteProfile } from './site-profile.entity.ts';

/** Refuses colours that text of the site could not be read in. */
@Injectable()
export class SiteProfileRules implements ResourceRules<SiteProfile> {
  beforeSave({ brandLight, brandDark }: SiteProfile): void {
    for (const [field, theme, colour] of [
      ['brandLight', 'light', brandLight],
      ['brandDark', 'dark', brandDark],
    ] as const) {
      const contrast = colour ? brandContrast(theme, colour) : minContrast;
      if (contrast >= minContrast) continue;
      const message = messages.lowContrast(theme, contrast);
      throw new Problem(422, 'low-contrast', message, { errors: { [field]: [message] } });
    }
  }
}
