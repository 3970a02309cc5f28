import { IsString } from 'class-validator';
import { access } from '../kernel/access.ts';
import { route } from '../kernel/route.ts';

/** Who runs the site, as its mails must say it. */
export class SiteFactsAnswer {
  @IsString() siteName!: string;
  @IsString() company!: string;
  @IsString() address!: string;
  @IsString() email!: string;
}
/** What accounts asks to sign the mails of the house. */
export const showSiteFacts = route({ service: 'content', method: 'GET', path: '/internal/site-facts', access: access.service('accounts'), answer: SiteFactsAnswer,
  summary: 'Who runs the site: its name, company, postal address and mail' });
