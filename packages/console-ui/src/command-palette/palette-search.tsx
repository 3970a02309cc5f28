import { Icon, IconButton } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { KeyboardEvent } from 'react';
import css from './command-palette.module.css';
import type { CommandPaletteProps } from './command-palette.tsx';
import type { ActiveOption } from './use-active-option.ts';

interface Props extends Pick<CommandPaletteProps, 'query' | 'onQuery' | 'onClose' | 'texts'> {
  readonly active: ActiveOption;
  /** Id of the list; undefined without rows. */
  readonly list: string | undefined;
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Search of the palette, which keeps the focus while the arrows move through the rows. */
export function PaletteSearch({ query, onQuery, onClose, active, list, texts }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the composition of a character.
    if (event.nativeEvent.isComposing) return;
    const by = moves[event.key];
    if (by) active.move(by);
    else if (event.key === 'Enter') active.option?.onChoose();
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.search}>
      <Icon of={IconSearch} />
      <input
        data-autofocus
        type="text"
        role="combobox"
        className={css.input}
        value={query}
        maxLength={100}
        placeholder={texts.placeholder}
        aria-label={texts.title}
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active.option?.id}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={IconX} label={texts.close} onClick={onClose} />
    </div>
  );
}
