import { IsIn, IsOptional, IsString } from 'class-validator';
import { IsLinkText } from '../input/person-fields.ts';

/** State of a link. `used` includes links that a newer mail has replaced. */
export const linkStates = ['valid', 'expired', 'used', 'unknown'] as const;
export type LinkState = (typeof linkStates)[number];

export class LinkParams {
  @IsLinkText() token!: string;
}
/** State of a link, shown before the user acts on it. */
export class ConfirmState {
  @IsIn(linkStates) state!: LinkState;
  @IsString() purpose!: string;
  /** Masked address of the user, such as `a•••@example.com`; only for valid links. */
  @IsOptional() @IsString() maskedEmail?: string;
  @IsOptional() @IsString() title?: string;
}
