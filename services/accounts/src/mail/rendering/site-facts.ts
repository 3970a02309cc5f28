/** Site facts that every mail shows. */
export interface SiteFacts {
  readonly siteName: string;
  readonly siteCompany: string;
  readonly siteAddress: string;
  readonly siteEmail: string;
}
