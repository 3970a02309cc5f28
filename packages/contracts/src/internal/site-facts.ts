import { IsBoolean, IsString } from 'class-validator';
import { access } from '../kernel/access.ts';
import { route } from '../kernel/route.ts';

/** Who runs the site, as its mails must say it, and what it asks of those who work for it. */
export class SiteFactsAnswer {
  @IsString() siteName!: string;
  @IsString() company!: string;
  @IsString() address!: string;
  @IsString() email!: string;
  /** The setting `security.staffTotp`: staff may do nothing before they have a second step. */
  @IsBoolean() staffTotp!: boolean;
}
/** What accounts asks to sign the mails of the house, and to know whom it must ask for a second step. */
export const showSiteFacts = route({
  service: 'content',
  method: 'GET',
  path: '/internal/site-facts',
  access: access.service('accounts'),
  answer: SiteFactsAnswer,
  summary:
    'Who runs the site: its name, company, postal address and mail; and whether its staff must have a second step',
});
