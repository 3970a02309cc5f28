import { IsIn, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { ListOf } from '../../kernel/input/nested.ts';
import { resourceActions, type ResourceAction } from '../../kernel/resources/resource-classes.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { editedResourceLabels, editedResources, type EditedResource } from './edited-resources.ts';

/** Last change of a record by staff. */
export class LastEdit {
  /** Label of the resource. */
  @IsIn(editedResourceLabels) resource!: EditedResource;
  @IsString() recordId!: string;
  @IsIn(resourceActions) action!: ResourceAction;
  @IsISO8601() at!: string;
  /** User who made the change; absent for changes of the site itself. */
  @IsOptional() @IsUUID() actorId?: string;
}
export class LastEdits {
  /** The newest first, each record once, at most 8. */
  @ListOf(() => LastEdit) edits!: LastEdit[];
}
export const listLastEdits = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/last-edits',
  access: access.anyPermission([...new Set(Object.values(editedResources))]),
  response: LastEdits,
  summary: 'List the records that staff changed lately, of the resources that the caller may view',
});
