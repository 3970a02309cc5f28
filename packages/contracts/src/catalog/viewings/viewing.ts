import { ArrayMaxSize, IsArray, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsInstant } from '../../kernel/input/fields.ts';
import { maxViewingTimes, viewingCancellers, viewingStatuses, type ViewingStatus } from './viewing-values.ts';

/** Times at which a landlord can show a home, and what became of them. */
export class Viewing {
  @IsUUID() id!: string;
  @IsIn(viewingStatuses) status!: ViewingStatus;
  /** Instants at which a viewing could begin, the earliest first. */
  @IsArray() @ArrayMaxSize(maxViewingTimes) @IsISO8601({ strict: true }, { each: true }) times!: string[];
  /** IANA time zone of the listing, in which the times are shown. */
  @IsString() timeZone!: string;
  @IsInt() durationMinutes!: number;
  /** What the landlord added. */
  @IsOptional() @IsString() note?: string;
  /** Time that the renter accepted; stays when it is cancelled afterwards. */
  @IsOptional() @IsInstant() acceptedTime?: string;
  /** What the renter added to a refusal. */
  @IsOptional() @IsString() answerNote?: string;
  /** Who cancelled it; absent in other states. */
  @IsOptional() @IsIn(viewingCancellers) cancelledBy?: (typeof viewingCancellers)[number];
  @IsInstant() proposedAt!: string;
  /** When the proposal ends without an answer. */
  @IsInstant() expiresAt!: string;
  /** When the status last changed; absent for a proposal without an answer. */
  @IsOptional() @IsInstant() decidedAt?: string;
}
