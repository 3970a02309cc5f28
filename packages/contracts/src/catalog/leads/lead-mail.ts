import { IsBoolean } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';

/** Whether the caller is mailed the messages of renters. */
export class LeadMail {
  @IsBoolean() enabled!: boolean;
}

export const getLeadMail = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/lead-mail',
  access: access.role('landlord', 'viewLeads'),
  response: LeadMail,
  summary: 'Get whether the caller is mailed the messages of renters',
});
/** The messages stay in the leads. */
export const changeLeadMail = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/elandlord/lead-mail',
  access: access.role('landlord', 'modifyLeads'),
  body: LeadMail,
  response: LeadMail,
  lane: 'write',
  errors: ['account-not-ready'],
  summary: 'Turn the mails with the messages of renters on or off',
});
