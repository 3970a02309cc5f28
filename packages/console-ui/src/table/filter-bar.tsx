import { Button, Checkbox, Icon, Popover, Select, TextInput, classNames, type Choice } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './filter-bar.module.css';

export interface FilterSelectProps {
  readonly label: string;
  /** Choices; the empty value shows all. */
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}
/** Filter of a list: one value of a few. */
export const FilterSelect = ({ onChange, ...select }: FilterSelectProps) => (
  <Select
    {...select}
    className={classNames(css.filter)}
    isLabelHidden
    onChange={(event) => onChange(event.target.value)}
  />
);
export interface ColumnChoice {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
}
export interface FilterBarTexts {
  readonly search: string;
  readonly columns: string;
  /** Of the button that shows all columns; for lists with columns. */
  readonly reset?: string;
  readonly clear: string;
}
export interface FilterBarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** `FilterSelect`s. */
  readonly filters?: ReactNode;
  readonly onClear?: (() => void) | undefined;
  readonly columns?: readonly ColumnChoice[];
  readonly onColumn?: (key: string) => void;
  /** Shows all columns; absent if all are shown. */
  readonly onReset?: (() => void) | undefined;
  /** Buttons and menus of the list. */
  readonly acts?: ReactNode;
  readonly texts: FilterBarTexts;
}

/** Search, filters, column choice and acts of a list. */
export const FilterBar = ({
  search,
  onSearch,
  filters,
  onClear,
  columns = [],
  onColumn,
  onReset,
  acts,
  texts,
}: FilterBarProps) => (
  <div className={css.bar} role="search">
    <SearchField search={search} onSearch={onSearch} label={texts.search} />
    {filters}
    {onClear && (
      <Button look="link" onClick={onClear}>
        {texts.clear}
      </Button>
    )}
    <div className={css.acts}>
      {columns.length > 0 && (
        <Popover label={texts.columns} align="end">
          {columns.map(({ key, title, isShown }) => (
            <Checkbox key={key} label={title} checked={isShown} onChange={() => onColumn?.(key)} />
          ))}
          {onReset && (
            <Button look="link" onClick={onReset}>
              {texts.reset}
            </Button>
          )}
        </Popover>
      )}
      {acts}
    </div>
  </div>
);

const searchDelayMs = 300;
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Search field: `/` focuses it, and it searches a moment after the last key. */
function SearchField({
  search,
  onSearch,
  label,
}: {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly label: string;
}) {
  const [text, setText] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onSearch);
  const sent = useRef(search);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    // The back button, or 'Clear filters', changed the search from outside.
    if (search !== sent.current) setText(search);
    sent.current = search;
  }, [search]);
  useEffect(() => {
    if (text.trim() === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      latest.current(text.trim());
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <div className={css.search}>
      <Icon of={IconSearch} className={css.searchIcon} />
      <TextInput
        ref={input}
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
