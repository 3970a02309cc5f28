import { IsString, IsUUID, Length, Matches } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxReplyTemplates, replyTemplateLength } from './lead-values.ts';

export class ReplyTemplateParams {
  @IsUUID() id!: string;
}
/** What a landlord writes in a reply template. */
export class ReplyTemplateContent {
  /** Text of its button, different from those of the landlord's other templates. */
  @IsString() @Length(1, replyTemplateLength.name) @Matches(/\S/) name!: string;
  @IsString() @Length(1, replyTemplateLength.text) @Matches(/\S/) text!: string;
}
/** A text that a landlord inserts into replies to leads. */
export class ReplyTemplate extends ReplyTemplateContent {
  @IsUUID() id!: string;
}
export class ReplyTemplates {
  /** In the order of their names. */
  @ListOf(() => ReplyTemplate, maxReplyTemplates) templates!: ReplyTemplate[];
}
export class ReplyTemplateResponse {
  @Nested(() => ReplyTemplate) template!: ReplyTemplate;
}

const reads = access.role('landlord', 'viewLeads');
const writes = access.role('landlord', 'modifyLeads');

export const listReplyTemplates = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/reply-templates',
  access: reads,
  response: ReplyTemplates,
  summary: "List the caller's reply templates, at most 20",
});
/** The same content again returns the stored template. */
export const createReplyTemplate = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/reply-templates',
  access: writes,
  body: ReplyTemplateContent,
  response: ReplyTemplateResponse,
  status: 201,
  lane: 'write',
  errors: ['name-taken', 'too-many-templates'],
  summary: 'Create a reply template',
});
export const changeReplyTemplate = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/elandlord/reply-templates/:id',
  access: writes,
  params: ReplyTemplateParams,
  body: ReplyTemplateContent,
  response: ReplyTemplateResponse,
  lane: 'write',
  errors: ['template-not-found', 'name-taken'],
  summary: "Replace the content of one of the caller's reply templates",
});
export const deleteReplyTemplate = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/elandlord/reply-templates/:id',
  access: writes,
  params: ReplyTemplateParams,
  response: Done,
  lane: 'write',
  errors: ['template-not-found'],
  summary: "Delete one of the caller's reply templates",
});
