import { useLanguage, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { useIsPhone } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { MenuEntry } from '@porchlight/contracts/content';
import { Badge, classNames, Icon, IconButton, VisuallyHidden, type IconDrawing } from '@porchlight/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconIndent from '@tabler/icons-react/dist/esm/icons/IconIndentIncrease.mjs';
import IconOutdent from '@tabler/icons-react/dist/esm/icons/IconIndentDecrease.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { menuItems } from '../menus-screens.ts';
import css from '../menus.module.css';
import { menusMessages } from '../messages/catalog.ts';
import { labelIn } from './label-in.ts';
import { LinkKind } from './link-kind.tsx';
import { moves, type Move } from './menu-order.ts';
import { useSortableRow } from './use-sortable-row.ts';

interface Props {
  readonly entry: MenuEntry;
  /** Label of the item that it is below. */
  readonly parent: string | undefined;
  readonly hasChildren: boolean;
  readonly isMovable: (move: Move) => boolean;
  readonly onMove: (move: Move) => void;
  readonly onRemove: () => void;
}
const icons: Readonly<Record<Move, IconDrawing>> = {
  up: IconArrowUp,
  down: IconArrowDown,
  indent: IconIndent,
  outdent: IconOutdent,
};

/** Item of a menu with the controls that move and delete it, for users who may modify it. */
export function MenuRow({ entry, parent, hasChildren, isMovable, onMove, onRemove }: Props) {
  const t = useMessages(menusMessages);
  const canModify = usePermission('modifyMenuItems');
  const isPhone = useIsPhone();
  const { row, handle, isDragged } = useSortableRow(entry.id);
  const item = labelIn(entry, useLanguage());
  return (
    <li
      ref={row}
      data-item={entry.id}
      className={classNames(css.row, parent !== undefined && css.below, isDragged && css.dragged)}
    >
      {canModify && !isPhone && (
        <button type="button" className={css.handle} {...handle} aria-label={t('drag', { item })}>
          <Icon of={IconGrip} />
        </button>
      )}
      <div className={css.item}>
        <p className={css.label}>
          {canModify ? <Link to={fillPath(menuItems.paths.edit ?? '', { id: entry.id })}>{item}</Link> : item}
          {parent !== undefined && <VisuallyHidden> {t('below', { parent })}</VisuallyHidden>}
        </p>
        <LinkKind entry={entry} />
        <Notes entry={entry} hasChildren={hasChildren} />
      </div>
      {canModify && (
        <div className={css.acts}>
          {moves.map((move) => (
            <IconButton
              key={move}
              icon={icons[move]}
              label={t(move, { item })}
              data-move={move}
              disabled={!isMovable(move)}
              onClick={() => onMove(move)}
            />
          ))}
          <IconButton icon={IconTrash} label={t('remove', { item })} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

function Notes({ entry: { url, target, isPublic }, hasChildren }: Pick<Props, 'entry' | 'hasChildren'>) {
  const t = useMessages(menusMessages);
  return (
    <>
      {target === '_blank' && <Badge>{t('newTab')}</Badge>}
      {!isPublic && <Badge tone="warn">{t('notPublished')}</Badge>}
      {url === undefined && !hasChildren && <Badge tone="warn">{t('emptyHeading')}</Badge>}
    </>
  );
}
