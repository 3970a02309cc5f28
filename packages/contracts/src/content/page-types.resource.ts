import { ArrayUnique, IsArray, IsBoolean, IsIn, IsString, Length } from 'class-validator';
import { IsSlug } from '../kernel/input/fields.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { pageBlockKinds, pageTemplates, type PageBlockKind, type PageTemplate } from './page-values.ts';

export class PageTypeInput {
  /** Name for staff. */
  @IsString() @Length(1, 80) label!: string;
  /** Name for programs: `pageType` of the public pages. */
  @IsSlug() key!: string;
  @IsIn(pageTemplates) template!: PageTemplate;
  /** Kinds of blocks that its pages show. */
  @IsArray() @ArrayUnique() @IsIn(pageBlockKinds, { each: true }) blocks!: PageBlockKind[];
  /** False keeps its pages out of search engines. */
  @IsBoolean() isIndexed!: boolean;
}
export class PageTypeRecord extends ResourceRecord {
  @IsString() label!: string;
  @IsString() key!: string;
  @IsIn(pageTemplates) template!: PageTemplate;
  @IsArray() @IsIn(pageBlockKinds, { each: true }) blocks!: PageBlockKind[];
  @IsBoolean() isIndexed!: boolean;
}
/** Types of pages, at `/admin/page-types`. A type that pages have cannot be removed: 409 `page-type-in-use`. */
export const pageTypeResource = defineResource({
  service: 'content',
  path: '/admin/page-types',
  label: 'pageTypes',
  permissions: {
    view: 'viewPageTypes',
    create: 'createPageTypes',
    modify: 'modifyPageTypes',
    remove: 'modifyPageTypes',
  },
  input: PageTypeInput,
  record: PageTypeRecord,
  list: {
    columns: ['label', 'key', 'template', 'isIndexed', 'updatedAt'],
    search: ['label', 'key'],
    sort: ['label', 'key', 'updatedAt'],
    filters: { template: pageTemplates },
  },
  form: [
    { name: 'label', control: 'text' },
    { name: 'key', control: 'slug' },
    { name: 'template', control: 'select', values: pageTemplates },
    { name: 'blocks', control: 'choices', values: pageBlockKinds },
    { name: 'isIndexed', control: 'switch', initial: true },
  ],
});
