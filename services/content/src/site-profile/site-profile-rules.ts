import { Injectable } from '@nestjs/common';
import { brandContrast, minContrast } from '@porchlight/contracts/content';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { requirePicture } from '../pictures/require-picture.ts';
import { messages } from './messages.ts';
import type { SiteProfile } from './site-profile.entity.ts';

/** Refuses colours that text of the site could not be read in, and a logo that is not stored. */
@Injectable()
export class SiteProfileRules implements ResourceRules<SiteProfile> {
  async beforeSave({ brandLight, brandDark, logo }: SiteProfile, manager: EntityManager): Promise<void> {
    await requirePicture(manager, 'logo', logo);
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
