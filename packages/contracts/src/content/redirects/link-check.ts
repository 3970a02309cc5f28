import { IsIn, IsISO8601, IsOptional, IsString } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxShownLinkFaults } from './link-check-limits.ts';
import { redirectResource } from './redirects.resource.ts';

/** Kinds of records whose links are checked: those that visitors see, and redirects. */
export const linkedKinds = ['pages', 'posts', 'faqs', 'contentBlocks', 'menuItems', 'redirects'] as const;
/** `missing`: the link leads to the not-found page. `redirected`: it leads to a former address. */
export const linkFaultReasons = ['missing', 'redirected'] as const;

/** Link to an address of the site that has no page. */
export class LinkFault {
  @IsIn(linkedKinds) kind!: (typeof linkedKinds)[number];
  @IsString() recordId!: string;
  @IsTranslated(2_000) name!: TranslatedText;
  @IsString() link!: string;
  @IsIn(linkFaultReasons) reason!: (typeof linkFaultReasons)[number];
}
/** State of the link check, and the faults that the last complete run found. */
export class LinkCheck {
  @IsIn(['never', 'running', 'done']) state!: 'never' | 'running' | 'done';
  /** Records that the current or last run has checked, and of how many. */
  @IsCount() checked!: number;
  @IsCount() total!: number;
  /** End of the last complete run. */
  @IsOptional() @IsISO8601() finishedAt?: string;
  /** Number of all faults; the list has the first ones. */
  @IsCount() faultCount!: number;
  @ListOf(() => LinkFault, maxShownLinkFaults) faults!: LinkFault[];
}
const ofLinks = { service: 'content', path: '/admin/link-check', response: LinkCheck } as const;
export const getLinkCheck = route({
  ...ofLinks,
  method: 'GET',
  access: access.permission(redirectResource.permissions.view),
  summary: 'Get the state of the link check and the links without a page, for staff',
});
/** A run that is in progress goes on; its state is returned. */
export const startLinkCheck = route({
  ...ofLinks,
  method: 'POST',
  access: access.permission(redirectResource.permissions.modify),
  lane: 'write',
  summary: 'Check the links of the site',
});
