import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { useOutside } from '../../use-outside.ts';
import css from './combobox.module.css';
import { Icon, type IconDrawing } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly aside?: string | undefined;
  readonly icon?: IconDrawing | undefined;
}
export interface ComboboxProps {
  readonly label: string;
  /** Form field name of the text, for use without JavaScript. */
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly onPick: (id: string) => void;
  readonly placeholder?: string | undefined;
  readonly icon?: IconDrawing | undefined;
  readonly size?: 'large' | undefined;
  /** Announced to screen readers when the list changes: "4 suggestions". */
  readonly status?: string | undefined;
  /** Rendered above the options: "Did you mean …". */
  readonly heading?: ReactNode;
  /** Rendered instead of options: no result, or an error. */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
}

const activeOptionId = (id: string, isShown: boolean, at: number) => (isShown && at >= 0 ? `${id}-${at}` : undefined);
const wrap = (at: number, count: number) => (at + count) % count;

function useList({ options, onPick }: Pick<ComboboxProps, 'options' | 'onPick'>) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const close = useCallback(() => {
    setOpen(false);
    setAt(-1);
  }, []);
  const open = () => {
    setOpen(true);
    setAt(-1);
  };
  const pick = (index: number) => {
    const option = options[index];
    if (option) {
      close();
      onPick(option.id);
    }
  };
  const move = (by: 1 | -1) => {
    if (!isOpen) {
      setOpen(true);
      setAt(by === 1 ? 0 : options.length - 1);
      return;
    }
    setAt(at === -1 && by === -1 ? options.length - 1 : wrap(at + by, Math.max(1, options.length)));
  };
  return { isOpen, at, open, close, pick, move };
}

function keyHandlers(
  list: ReturnType<typeof useList>,
  onText: (text: string) => void,
): Record<string, (event: KeyboardEvent) => void> {
  return {
    ArrowDown: (event) => {
      event.preventDefault();
      list.move(1);
    },
    ArrowUp: (event) => {
      event.preventDefault();
      list.move(-1);
    },
    Enter: (event) => {
      if (list.isOpen && list.at >= 0) {
        event.preventDefault();
        list.pick(list.at);
      }
    },
    Escape: (event) => {
      event.stopPropagation();
      if (list.isOpen) list.close();
      else onText('');
    },
    Tab: () => list.close(),
  };
}

/**
 * Text field with suggestions (ARIA list autocomplete): the arrow keys move, Enter picks the active option or submits
 * the form, Escape closes the list, then clears the text.
 */
export function Combobox({
  label,
  name,
  text,
  onText,
  options,
  onPick,
  placeholder,
  icon,
  size,
  status,
  heading,
  note,
  className,
}: ComboboxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useList({ options, onPick });
  useOutside(box, list.isOpen, list.close);
  const keys = keyHandlers(list, onText);
  const isShown = list.isOpen && (options.length > 0 || note !== undefined);
  return (
    <div className={classNames(css.box, className)} ref={box}>
      {icon && <Icon of={icon} className={css.icon} size={size ? 24 : 20} />}
      <input
        className={classNames(css.input, size && css.large)}
        name={name}
        value={text}
        placeholder={placeholder}
        aria-label={label}
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-activedescendant={activeOptionId(id, isShown, list.at)}
        onChange={(event) => {
          onText(event.target.value);
          list.open();
        }}
        onFocus={(event) => {
          event.target.select();
        }}
        onClick={list.open}
        onKeyDown={(event) => keys[event.key]?.(event)}
      />
      <Options
        id={id}
        label={label}
        isShown={isShown}
        at={list.at}
        options={options}
        heading={heading}
        note={note}
        pick={list.pick}
      />
      <VisuallyHidden role="status">{list.isOpen ? status : ''}</VisuallyHidden>
    </div>
  );
}

interface OptionsProps extends Pick<ComboboxProps, 'label' | 'options' | 'heading' | 'note'> {
  readonly id: string;
  readonly isShown: boolean;
  readonly at: number;
  readonly pick: (index: number) => void;
}
const Options = ({ id, label, isShown, at, options, heading, note, pick }: OptionsProps) => (
  <div className={isShown ? css.list : undefined} role="listbox" id={`${id}-list`} aria-label={label} hidden={!isShown}>
    {isShown && heading && options.length > 0 && (
      <div className={css.note} aria-hidden>
        {heading}
      </div>
    )}
    {isShown &&
      options.map((option, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input handles the keys, as in the ARIA combobox pattern
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={css.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(index)}
        >
          {option.icon && <Icon of={option.icon} />}
          <span className={css.text}>
            {option.label}
            {option.hint && <span className={css.hint}>{option.hint}</span>}
          </span>
          {option.aside && <span className={css.aside}>{option.aside}</span>}
        </div>
      ))}
    {isShown && options.length === 0 && <div className={css.note}>{note}</div>}
  </div>
);
