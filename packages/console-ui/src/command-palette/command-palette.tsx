import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useId, useState } from 'react';
import css from './command-palette.module.css';
import type { PaletteGroup, PaletteOption } from './palette-group.ts';
import { PaletteOptions } from './palette-options.tsx';
import { PaletteSearch } from './palette-search.tsx';
import { useActiveOption } from './use-active-option.ts';

export type { PaletteGroup, PaletteOption };
export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** Counts or state of the results; screen readers announce its changes. */
  readonly status: string;
  readonly texts: {
    readonly title: string;
    readonly placeholder: string;
    readonly results: string;
    readonly loading: string;
    readonly close: string;
    /** Which keys do what. */
    readonly keys: string;
  };
}

/**
 * Command palette: a dialog with a search and the rows that it finds. Arrows move, Enter chooses, Escape closes. The
 * caller gives the focus back. The query is emptied once the palette is closed.
 */
export function CommandPalette({ isOpen, onClose, query, onQuery, groups, status, texts }: CommandPaletteProps) {
  const [[store, acts]] = useState(createSpotlight);
  const listId = useId();
  const options = groups.flatMap((group) => group.options);
  const active = useActiveOption(options, query);
  useEffect(() => (isOpen ? acts.open() : acts.close()), [acts, isOpen]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={onQuery}
      onSpotlightClose={onClose}
      // The library would write a style sheet without the nonce of the page.
      lockScroll={false}
      returnFocus={false}
      size={640}
      yOffset="10dvh"
      overlayProps={{ blur: 0, backgroundOpacity: 1, color: 'var(--backdrop)' }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      attributes={{ content: { 'aria-label': texts.title } }}
      classNames={{ content: css.content ?? '' }}
    >
      <PaletteSearch
        query={query}
        onQuery={onQuery}
        onClose={onClose}
        active={active}
        list={options.length > 0 ? listId : undefined}
        texts={texts}
      />
      <PaletteOptions id={listId} groups={groups} active={active} texts={texts} />
      <p role="status" className={css.status}>
        {status}
      </p>
      <p className={css.keys}>{texts.keys}</p>
    </Spotlight.Root>
  );
}
