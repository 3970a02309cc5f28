import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { linkStates, type LinkState } from './addresses/confirm-links.ts';
import { IsFilledText } from './input/fields.ts';
import { access } from './routes/access.ts';
import { route } from './routes/route.ts';

/** Kinds of links in mails, by the service that checks them. */
const purposes = {
  accounts: ['password-reset', 'verify-email', 'claim-account', 'mail-change', 'undo-deletion', 'merged-login'],
  catalog: ['alert', 'unsubscribe', 'favourites', 'inquiry', 'lead-contact', 'lead-contact-refusal', 'refresh-listing'],
} as const;
export type LookedUpPurpose = (typeof purposes)[keyof typeof purposes][number];

export class LinkLookup {
  /** Link or token, as it stands in the mail. It is in the body, so that no log has it. */
  @IsFilledText(2_000) link!: string;
}
/** State of a link, without what it opens or for whom it was written. */
export class LinkLookupResponse {
  /** `unknown`: not a link of this service, or not a whole one. */
  @IsIn(linkStates) state!: LinkState;
  /** Absent for an unknown link. */
  @IsOptional() @IsIn(Object.values(purposes).flat()) purpose?: LookedUpPurpose;
  /** Absent for an unknown link. */
  @IsOptional() @IsISO8601() validUntil?: string;
}

const lookUpOf = (service: keyof typeof purposes) =>
  route({
    service,
    method: 'POST',
    path: `/support/link-lookup/${service}`,
    access: access.permission('showUtilities'),
    body: LinkLookup,
    response: LinkLookupResponse,
    lane: 'write',
    summary: `Look up the kind and the state of a link in a mail of ${service}`,
  });

export const lookUpAccountsLink = lookUpOf('accounts');
export const lookUpCatalogLink = lookUpOf('catalog');
