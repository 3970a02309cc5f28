import { IsIn, IsOptional, IsString } from 'class-validator';
import { IsLinkText } from './person-fields.ts';

/** What a link still is. `used` is also one that a newer mail has replaced. */
export const linkStates = ['valid', 'expired', 'used', 'unknown'] as const;
export type LinkState = (typeof linkStates)[number];

export class LinkParams {
  @IsLinkText() token!: string;
}
/** What the page of a link shows before anything is done. */
export class ConfirmState {
  @IsIn(linkStates) state!: LinkState;
  @IsString() purpose!: string;
  /** Whom it is about, such as `a•••@example.com`; told of living links alone. */
  @IsOptional() @IsString() maskedEmail?: string;
  @IsOptional() @IsString() title?: string;
}
