import { Injectable } from '@nestjs/common';
import { Problem, type ProblemDetails, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { EditableBlock } from './editable-block.entity.ts';
import { messages } from './messages.ts';
import { refusalsOf, storableContent } from './value-checks.ts';
import { kindOfValue } from './value-kinds.ts';

type Errors = NonNullable<ProblemDetails['errors']>;

/** Checks each value of a block by its kind, and sanitizes rich text. */
@Injectable()
export class EditableBlockRules implements ResourceRules<EditableBlock> {
  beforeSave(block: EditableBlock, _: EntityManager, before: EditableBlock = block): void {
    const stored = new Map(before.contents.map(({ key, content }) => [key, content]));
    const sent = block.contents.map(({ key, content }) => {
      const kind = kindOfValue(block.id, key);
      return { key, kind, content: storableContent(kind, content) };
    });
    const errors: [string, Errors[string]][] = sent.flatMap(({ key, kind, content }, at) => {
      const old = stored.get(key);
      if (!old) return [[`contents.${at}.key`, [messages.unknownValue]]];
      return Object.entries(refusalsOf(kind, content, old)).map(([language, refusal]): [string, Errors[string]] => [
        `contents.${at}.content.${language}`,
        [refusal],
      ]);
    });
    if (errors.length > 0)
      throw new Problem(422, 'input-refused', messages.refused, { errors: Object.fromEntries(errors) });
    const changed = new Map(sent.map(({ key, content }) => [key, content]));
    block.contents = before.contents.map(({ key, content }) => ({ key, content: changed.get(key) ?? content }));
  }

  present(blocks: readonly EditableBlock[]): object[] {
    return blocks.map(({ id, contents }) => ({
      contents: contents.map((value) => ({ ...value, kind: kindOfValue(id, value.key) })),
    }));
  }
}
