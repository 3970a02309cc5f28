import { IsISO8601, IsOptional, IsString, Length, Matches } from 'class-validator';
import { landlordQuestionLength, landlordResponseLength } from './report-values.ts';

/** What support asked a landlord about a reported listing, before it decides. */
export class LandlordQuestion {
  @IsString() question!: string;
  @IsISO8601() askedAt!: string;
  /** Until when the listing is kept out of the queue; the landlord can respond later too, until the decision. */
  @IsISO8601() dueAt!: string;
  @IsOptional() @IsString() response?: string;
  @IsOptional() @IsISO8601() respondedAt?: string;
}
export class LandlordQuestionBody {
  /** Sent to the landlord; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(landlordQuestionLength.min, landlordQuestionLength.max)
  question!: string;
}
export class LandlordResponseBody {
  /** Without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(landlordResponseLength.min, landlordResponseLength.max)
  text!: string;
}
