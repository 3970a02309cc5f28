/** Who the site is, as every mail says it. */
export interface SiteFacts {
  readonly siteName: string;
  readonly siteCompany: string;
  readonly siteAddress: string;
  readonly siteEmail: string;
}
