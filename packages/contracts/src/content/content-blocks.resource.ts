import { ArrayMinSize, IsIn, IsString, MaxLength } from 'class-validator';
import { ListOf } from '../kernel/input/nested.ts';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';
import { namedTextKinds, ResourceRecord, type NamedTextKind } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';

/** Value of a block. Only `text` and `rich-text` values have a French text. */
export class BlockValueInput {
  @IsString() @MaxLength(64) key!: string;
  @IsTranslated(20_000) content!: TranslatedText;
}
export class BlockValueRecord extends BlockValueInput {
  @IsIn(namedTextKinds) kind!: NamedTextKind;
}
export class ContentBlockInput {
  /** Values that are not sent stay as they are. */
  @ArrayMinSize(1) @ListOf(() => BlockValueInput, 60) contents!: BlockValueInput[];
}
export class ContentBlockRecord extends ResourceRecord {
  @ListOf(() => BlockValueRecord) contents!: BlockValueRecord[];
}
/**
 * Texts and facts by key, at `/admin/content-blocks`, without the rental rules, which are edited with their province.
 * Which keys and values exist is in the code.
 */
export const contentBlockResource = defineResource({
  service: 'content',
  path: '/admin/content-blocks',
  label: 'contentBlocks',
  permissions: { view: 'viewGlobalContent', modify: 'modifyGlobalContent' },
  input: ContentBlockInput,
  record: ContentBlockRecord,
  list: { columns: ['id', 'updatedAt'], search: ['contents'], sort: ['id', 'updatedAt'] },
  form: [{ name: 'contents', control: 'named-texts' }],
});
