import { useLanguage, useMessages, type Translate } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { PlaceableBlock } from '@porchlight/contracts/content';
import type { OpenForm } from '@porchlight/resource-kit';
import { Badge, Button, IconButton, Notice, Select } from '@porchlight/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { en } from '../messages/en.ts';
import { pagesMessages } from '../messages/catalog.ts';
import { pagesCalls } from '../pages-calls.ts';
import css from './page-form.module.css';
import { useBlockMoves, type BlockMove } from './use-block-moves.ts';

interface RowProps {
  readonly label: string;
  readonly isHidden: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (move: BlockMove) => void;
  readonly onRemove: () => void;
}
function BlockRow({ label: block, isHidden, isFirst, isLast, onMove, onRemove }: RowProps) {
  const t = useMessages(pagesMessages);
  return (
    <li>
      <span className={css.block}>
        {block} {isHidden && <Badge tone="warn">{t('blockHidden')}</Badge>}
      </span>
      <IconButton
        icon={IconArrowUp}
        label={t('blockUp', { block })}
        data-move="up"
        disabled={isFirst}
        onClick={() => onMove('up')}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('blockDown', { block })}
        data-move="down"
        disabled={isLast}
        onClick={() => onMove('down')}
      />
      <IconButton icon={IconTrash} label={t('blockRemove', { block })} onClick={onRemove} />
    </li>
  );
}

/** Blocks of a page in their order, with buttons that move and remove them. A new one comes last. */
export function BlocksField({ edited: { form, id } }: Pick<OpenForm, 'edited'>) {
  const t = useMessages(pagesMessages);
  const { data, isError, refetch } = pagesCalls.useListPlaceableBlocksQuery();
  const keys = String(form.getValues()['blocks']).split('\n').filter(Boolean);
  const setKeys = (next: readonly string[]) => form.setFieldValue('blocks', next.join('\n'));
  const language = useLanguage();
  const blockOf = (key: string) => data?.blocks.find((block) => block.key === key);
  const labelOf = (key: string) => blockLabel(t, key, blockOf(key), language);
  const { list, move } = useBlockMoves({ keys, setKeys, labelOf });
  const error = form.errors['blocks'];
  return (
    <fieldset className={css.blocks}>
      <legend>{t('pages.blocks')}</legend>
      <p>{t('blocksHint')}</p>
      {isError && (
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('blocksFailed')}
        </Notice>
      )}
      {typeof error === 'string' && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {keys.length > 0 && (
        <ol ref={list}>
          {keys.map((key, at) => (
            <BlockRow
              key={key}
              label={labelOf(key)}
              isHidden={blockOf(key)?.isPublic === false}
              isFirst={at === 0}
              isLast={at === keys.length - 1}
              onMove={(direction) => move(at, direction)}
              onRemove={() => setKeys(keys.filter((one) => one !== key))}
            />
          ))}
        </ol>
      )}
      <Select
        id={`${id}-block`}
        label={t('blockAdd')}
        value=""
        onChange={({ target }) => setKeys([...keys, target.value])}
        choices={[
          { value: '', label: t('blockChoose') },
          ...(data?.blocks ?? [])
            .filter(({ key }) => !keys.includes(key))
            .map(({ key }) => ({ value: key, label: labelOf(key) })),
        ]}
      />
    </fieldset>
  );
}

function blockLabel(
  t: Translate<typeof en>,
  key: string,
  block: PlaceableBlock | undefined,
  language: Language,
): string {
  if (!block) return key;
  const title = block.title?.[language] ?? block.title?.['en-CA'] ?? key;
  return t('blockName', { title, kind: t(`pageTypes.blocks.${block.kind}`) });
}
