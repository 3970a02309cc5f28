import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { Done } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { ResourceParams } from '../kernel/resources/resource-classes.ts';
import { access } from '../kernel/routes/access.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';

/** Lists of the submissions of a form. Suspect ones are in their own list, whether handled or not. */
export const submissionLists = ['open', 'handled', 'suspect'] as const;
export type SubmissionList = (typeof submissionLists)[number];

/** What was sent: the fields of `ContactMessage`, as plain text. */
export class SubmittedAnswers {
  @IsString() name!: string;
  @IsString() email!: string;
  @IsString() topic!: string;
  @IsString() message!: string;
}
export class FormSubmission {
  @IsString() id!: string;
  @IsISO8601() sentAt!: string;
  /** Absent until staff mark it as handled. */
  @IsOptional() @IsISO8601() handledAt?: string;
  /** Its hidden field was filled in, so a program may have sent it. */
  @IsBoolean() isSuspect!: boolean;
  /** Language of the page that it was written on. */
  @IsString() language!: string;
  /** Address of that page. */
  @IsOptional() @IsString() page?: string;
  @Nested(() => SubmittedAnswers) answers!: SubmittedAnswers;
}
export class SubmissionFilter {
  /** Absent: `open`. */
  @IsOptional() @IsIn(submissionLists) list?: SubmissionList;
}
export class FormSubmissionsQuery extends SubmissionFilter {
  @IsOptional() @IsInt() @Min(1) @Max(1000) page?: number;
}
export class FormSubmissionsPage {
  @ListOf(() => FormSubmission) submissions!: FormSubmission[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class FormSubmissionParams {
  @Matches(/^\d{1,18}$/) id!: string;
}
export class FormSubmissionChange {
  @IsBoolean() isHandled!: boolean;
}
/** The response is a CSV file, not JSON. */
export class FormSubmissionsFile {}

const reads = access.permission('viewFormSubmissions');
const writes = access.permission('modifyForms');

export const listFormSubmissions = route({
  service: 'content',
  method: 'GET',
  path: '/admin/forms/:id/submissions',
  access: reads,
  params: ResourceParams,
  query: FormSubmissionsQuery,
  response: FormSubmissionsPage,
  summary: 'List the submissions of a form, newest first, 25 a page',
});
export const exportFormSubmissions = route({
  service: 'content',
  method: 'GET',
  path: '/admin/forms/:id/submissions/export',
  access: reads,
  lane: 'export',
  params: ResourceParams,
  query: SubmissionFilter,
  response: FormSubmissionsFile,
  errors: ['too-many-rows'],
  summary: 'Get the submissions of a form as CSV, at most 10,000',
});
export const changeFormSubmission = route({
  service: 'content',
  method: 'PATCH',
  path: '/admin/form-submissions/:id',
  access: writes,
  params: FormSubmissionParams,
  body: FormSubmissionChange,
  response: Done,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Mark a submission as handled, or reopen it',
});
export const deleteFormSubmission = route({
  service: 'content',
  method: 'DELETE',
  path: '/admin/form-submissions/:id',
  access: writes,
  params: FormSubmissionParams,
  response: Done,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Delete a submission for good',
});
