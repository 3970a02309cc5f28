import { IsEmail, IsIn, IsOptional, IsString, Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { reportDetailsLength, reportReasons, type ReportReason } from './report-values.ts';

/** A report of a listing. The class is the schema of the form, in the browser and on the server. */
export class ListingReport {
  @IsIn(reportReasons) reason!: ReportReason;
  /** What the reporter saw; without space around it. Required for the reason `other`. */
  @ValidateIf(({ reason, details }: ListingReport) => reason === 'other' || details !== undefined)
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(reportDetailsLength.min, reportDetailsLength.max)
  details?: string;
  /** Address of a guest who wants to know the outcome. */
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
}
export class ListingReportResponse {
  /** Number of the report, `R-7K3M9QX2`. */
  @IsString() reference!: string;
}

/**
 * A repeated report of a reporter about a listing gets the number of the open one. Reporters are accounts, and network
 * addresses of guests.
 */
export const reportListing = route({
  service: 'catalog',
  method: 'POST',
  path: '/report-listing/:id',
  access: access.anyone,
  params: ListingIdParams,
  body: ListingReport,
  response: ListingReportResponse,
  status: 202,
  lane: 'write',
  errors: ['listing-not-found', 'gone', 'own-listing', 'too-many-reports'],
  summary: 'Report a problem with a listing to support',
});
