import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Name, colours, social links and operator of the site; one row, which the migration inserts. */
@Entity('site_profile')
@Check('site_profile_id', `id = 'site'`)
@Check('site_profile_site_name', 'length(site_name) between 2 and 40')
export class SiteProfile {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'site_name' }) siteName!: string;
  /** Path of an uploaded picture: `/photos/content/{id}-960.webp`. */
  @Column('text', { nullable: true }) logo!: string | null;
  @Column('text', { name: 'brand_light', nullable: true }) brandLight!: string | null;
  @Column('text', { name: 'brand_dark', nullable: true }) brandDark!: string | null;
  @Column('text', { nullable: true }) facebook!: string | null;
  @Column('text', { nullable: true }) instagram!: string | null;
  @Column('text', { nullable: true }) linkedin!: string | null;
  @Column('text', { nullable: true }) x!: string | null;
  @Column('text', { nullable: true }) youtube!: string | null;
  @Column('text', { nullable: true }) tiktok!: string | null;
  @Column('text', { nullable: true }) mastodon!: string | null;
  @Column('text') company!: string;
  @Column('text') address!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { name: 'privacy_officer' }) privacyOfficer!: string;
  @Column('text', { name: 'privacy_email' }) privacyEmail!: string;
  @Column('text') law!: string;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
