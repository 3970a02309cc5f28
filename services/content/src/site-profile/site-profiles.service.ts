import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import type { SiteProfile } from './site-profile.entity.ts';

/** The stored profile, with the size of the logo in pixels. */
export interface StoredProfile extends Omit<SiteProfile, 'id' | 'version' | 'updatedAt'> {
  /** Null without a logo, and without the picture of the logo. */
  readonly logoSize: { readonly width: number; readonly height: number } | null;
}

const profileSql = `
  select site_name as "siteName", logo, brand_light as "brandLight", brand_dark as "brandDark", facebook, instagram,
    linkedin, x, youtube, tiktok, mastodon, company, address, email, phone, privacy_officer as "privacyOfficer",
    privacy_email as "privacyEmail", law,
    (select jsonb_build_object('width', width, 'height', height) from content_picture
      where content_picture.id = substring(logo from '[0-9a-f-]{36}')::uuid) as "logoSize"
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
