import { Controller } from '@nestjs/common';
import type { InputOf, LinkLookupResponse } from '@porchlight/contracts';
import { lookUpCatalogLink } from '@porchlight/contracts/catalog';
import { Handle, Input, lookUpLink, SignedLinks } from '@porchlight/service-kit';
import { AlertConfirmation } from '../alerts/consent/alert-confirmation.ts';
import { FavouriteConfirmation } from '../favourites/confirmation/favourite-confirmation.ts';
import { InquiryConfirmation } from '../inquiries/inquiry-confirmation.ts';
import { ContactLinks } from '../lead-contacts/contact-links.ts';
import { RefreshLinks } from '../own-listings/expiry/refresh-links.ts';

/** State of links in mails about listings and inquiries, for support. */
@Controller()
export class LinkLookupController {
  constructor(
    private readonly links: SignedLinks,
    private readonly alerts: AlertConfirmation,
    private readonly favourites: FavouriteConfirmation,
    private readonly inquiries: InquiryConfirmation,
    private readonly contacts: ContactLinks,
    private readonly refreshes: RefreshLinks,
  ) {}

  @Handle(lookUpCatalogLink)
  lookUp(@Input() { body }: InputOf<typeof lookUpCatalogLink>): Promise<LinkLookupResponse> {
    return lookUpLink(this.links, body.link, {
      alert: (text) => this.alerts.check(text, undefined),
      // Works as often as it is opened, until it expires.
      unsubscribe: (text) => Promise.resolve({ state: this.links.read('unsubscribe', text).state }),
      favourites: (text) => this.favourites.check(text),
      inquiry: (text) => this.inquiries.check(text),
      'lead-contact': (text) => this.contacts.check('lead-contact', text),
      'lead-contact-refusal': (text) => this.contacts.check('lead-contact-refusal', text),
      'refresh-listing': (text) => this.refreshes.check(text),
    });
  }
}
