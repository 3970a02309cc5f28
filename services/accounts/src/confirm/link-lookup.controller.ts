import { Controller } from '@nestjs/common';
import type { InputOf, LinkLookupResponse } from '@porchlight/contracts';
import { lookUpAccountsLink } from '@porchlight/contracts/accounts';
import { Handle, Input, lookUpLink, SignedLinks } from '@porchlight/service-kit';
import { ConfirmPages } from './confirm-pages.ts';

/** State of links in mails about accounts, for support. */
@Controller()
export class LinkLookupController {
  constructor(
    private readonly links: SignedLinks,
    private readonly pages: ConfirmPages,
  ) {}

  @Handle(lookUpAccountsLink)
  lookUp(@Input() { body }: InputOf<typeof lookUpAccountsLink>): Promise<LinkLookupResponse> {
    return lookUpLink(this.links, body.link, {
      'password-reset': (text) => this.pages.stateOf('password-reset', text),
      'verify-email': (text) => this.pages.stateOf('verify-email', text),
      'claim-account': (text) => this.pages.stateOf('claim-account', text),
      'mail-change': (text) => this.pages.stateOf('mail-change', text),
      'undo-deletion': (text) => this.pages.stateOf('undo-deletion', text),
      'merged-login': (text) => this.pages.stateOf('merged-login', text),
    });
  }
}
