import { IsUUID } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';

export class MailClick {
  /** Mail id, read by `parseMailMark`: one per mail, identifies neither reader nor listing. */
  @IsUUID() mark!: string;
}
/**
 * Records a click on a link in a mail. Needs no login, may be repeated, and returns the same response for an unknown
 * mark.
 */
export const reportMailClick = route({
  service: 'catalog',
  method: 'POST',
  path: '/mail-clicks',
  access: access.anyone,
  body: MailClick,
  response: Done,
  status: 202,
  lane: 'write',
  summary: 'Report a click on a link in a mail',
});
