import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection } from '@porchlight/console-ui';
import { RecordFacts, RecordFields, useEditedRecord } from '@porchlight/resource-kit';
import { useEffect } from 'react';
import { contentBlocks, usageOf, type Block } from './content-blocks.ts';
import css from './global-content.module.css';
import { blocksMessages } from './messages/catalog.ts';
import type { OpenBlock } from './use-open-blocks.ts';

interface Props {
  readonly block: Block;
  readonly isCurrent: boolean;
  readonly report: (block: OpenBlock) => void;
  readonly onSave: () => Promise<void>;
}

/** Fields of a block. It keeps what was typed while another block is shown. */
export function BlockEditor({ block, isCurrent, report, onSave }: Props) {
  const edited = useEditedRecord(contentBlocks, block);
  const { id } = block;
  const isDirty = edited.form.isDirty();
  const { isBusy } = edited;
  useEffect(() => {
    report({ id, edited, isDirty, isBusy });
  });
  if (!isCurrent) return null;
  return (
    <FormSection title={id}>
      <BlockNotes block={block} />
      <RecordFields screens={contentBlocks} edited={edited} onMerged={onSave} />
    </FormSection>
  );
}

/** The values of a block, for users who may not modify it. */
export const BlockFacts = ({ block }: Pick<Props, 'block'>) => (
  <>
    <FormSection title={block.id}>
      <BlockNotes block={block} />
    </FormSection>
    <RecordFacts screens={contentBlocks} record={block} />
  </>
);

/** Where a block is shown, and when it was last changed. */
function BlockNotes({ block: { id, version, updatedAt } }: Pick<Props, 'block'>) {
  const t = useMessages(blocksMessages);
  const format = useFormat();
  const usage = usageOf(id);
  return (
    <div className={css.notes}>
      {usage && <p>{t(usage.message)}</p>}
      <p>{version > 1 ? t('lastChange', { date: format.date(updatedAt) }) : t('never')}</p>
      {usage?.path !== undefined && <Link to={usage.path}>{t('seeIt')}</Link>}
    </div>
  );
}
