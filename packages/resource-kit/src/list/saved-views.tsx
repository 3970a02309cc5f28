import { Link } from '@porchlight/client/router';
import { IconButton, Popover } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import type { ResourceScreens } from '../resource-screens.ts';
import css from './saved-views.module.css';
import { maxSavedViews, useSavedViews, type SavedView } from './use-saved-views.ts';
import { ViewNameForm } from './view-name-form.tsx';

/** Menu of the views that the user saved of a list. */
export function SavedViews({ screens: { resource } }: { readonly screens: ResourceScreens }) {
  const k = useKitMessages();
  const saved = useSavedViews(resource);
  const panel = useRef<HTMLDivElement>(null);
  // The control that changed a view is gone: the focus stays in the panel.
  const focusPanel = () => panel.current?.focus();
  return (
    <Popover label={k('savedViews')} align="end">
      <div ref={panel} tabIndex={-1} className={css.panel}>
        {saved.views.length > 0 && (
          <ul aria-label={k('savedViews')} className={css.views}>
            {saved.views.map((view) => (
              <ViewRow key={view.name} view={view} saved={saved} onChanged={focusPanel} />
            ))}
          </ul>
        )}
        {saved.isFull ? (
          <p className={css.hint}>{k('viewsFull', { max: maxSavedViews })}</p>
        ) : (
          <ViewNameForm
            key={saved.views.length}
            label={k('viewName')}
            submitText={k('saveView')}
            onSubmit={saved.save}
          />
        )}
        <p className={css.hint}>{k('viewsHint')}</p>
      </div>
    </Popover>
  );
}

interface RowProps {
  readonly view: SavedView;
  readonly saved: ReturnType<typeof useSavedViews>;
  readonly onChanged: () => void;
}

/** A saved view as a link, with its changes; or the form of its name. */
function ViewRow({ view, saved, onChanged }: RowProps) {
  const k = useKitMessages();
  const [isRenamed, setRenamed] = useState(false);
  const { name } = view;
  const rename = (next: string) => {
    const fault = saved.rename(view, next);
    if (!fault) {
      setRenamed(false);
      onChanged();
    }
    return fault;
  };
  if (isRenamed)
    return (
      <li>
        <ViewNameForm label={k('renameView', { name })} name={name} submitText={k('save')} onSubmit={rename} />
      </li>
    );
  return (
    <li className={css.view}>
      <Link
        to={saved.addressOf(view)}
        className={css.link}
        aria-current={saved.isCurrent(view) ? 'page' : undefined}
        data-closes
      >
        {name}
      </Link>
      <IconButton icon={IconPencil} label={k('renameView', { name })} onClick={() => setRenamed(true)} />
      <IconButton
        icon={IconTrash}
        label={k('removeView', { name })}
        onClick={() => {
          saved.remove(view);
          onChanged();
        }}
      />
    </li>
  );
}
