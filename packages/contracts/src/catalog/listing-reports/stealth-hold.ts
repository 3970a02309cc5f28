import { IsISO8601, IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { stealthReasonLength } from './report-values.ts';

/** How support hid a reported listing from visitors without a notice to its landlord, who sees nothing of it. */
export class StealthHold {
  /** User id of the member of support. */
  @IsUUID() heldBy!: string;
  @IsISO8601() heldAt!: string;
  /** When the listing is public again without a decision. */
  @IsISO8601() until!: string;
  @IsString() reason!: string;
  /** Present once it has ended: by hand, by a decision, or because the time was over. */
  @IsOptional() @IsISO8601() endedAt?: string;
}
export class StealthHoldBody {
  /** For colleagues and the audit log, never sent to the landlord; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(stealthReasonLength.min, stealthReasonLength.max)
  reason!: string;
}
