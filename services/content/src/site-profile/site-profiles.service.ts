import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import type { SiteProfile } from './site-profile.entity.ts';

export type StoredProfile = Omit<SiteProfile, 'id' | 'version' | 'updatedAt'>;

const profileSql = `
  select site_name as "siteName", logo, brand_light as "brandLight", brand_dark as "brandDark", facebook, instagram,
    linkedin, x, youtube, tiktok, mastodon, company, address, email, phone, privacy_officer as "privacyOfficer",
    privacy_email as "privacyEmail", law
  from site_profile`;

/** Reads the profile of the site. */
@Injectable()
export class SiteProfilesService {
  constructor(private readonly pool: SqlPool) {}

  async current(): Promise<StoredProfile> {
    const profile = await this.pool.row<StoredProfile>('site_profile', profileSql);
    if (!profile) throw new Error('the row of site_profile is missing');
    return profile;
  }
}
