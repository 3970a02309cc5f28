import { IsUUID } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';

export class MailClick {
  /** As `markIn` found it: one for a whole mail. It names no reader and no home. */
  @IsUUID() mark!: string;
}
/** A link of a mail was followed; without a sign-in, any number of times. The answer is the same for a mark that is none. */
export const reportMailClick = route({
  service: 'catalog',
  method: 'POST',
  path: '/mail-clicks',
  access: access.anyone,
  body: MailClick,
  answer: Done,
  status: 202,
  lane: 'write',
  summary: 'Tell that a link of a mail was followed',
});
