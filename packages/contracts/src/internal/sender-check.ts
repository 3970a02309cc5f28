import { ArrayMaxSize, IsArray, IsBoolean, IsEmail, IsString, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { PersonParams } from './privacy.ts';

export class SenderCheckRequest {
  @IsEmail() @MaxLength(254) address!: string;
}
/** Whether a mail from an address may act for a user. */
export class SenderCheck {
  /** The address is the one of the account, which its owner verified. */
  @IsBoolean() isOwn!: boolean;
  /** Staff disabled the account. */
  @IsBoolean() isDisabled!: boolean;
  /** Permissions of the account; none when it cannot log in. */
  @IsArray() @ArrayMaxSize(200) @IsString({ each: true }) permissions!: string[];
}
/** Compares the sender of a mail with a user. The address of the user does not leave accounts. */
export const checkSender = route({
  service: 'accounts',
  method: 'POST',
  path: '/internal/people/:personId/sender-check',
  access: access.service('catalog'),
  params: PersonParams,
  body: SenderCheckRequest,
  response: SenderCheck,
  summary: 'Check whether a mail from an address may act for a user',
});
