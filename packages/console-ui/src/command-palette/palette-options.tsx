import { useEffect } from 'react';
import css from './command-palette.module.css';
import type { CommandPaletteProps } from './command-palette.tsx';
import type { PaletteGroup, PaletteOption } from './palette-group.ts';
import type { ActiveOption } from './use-active-option.ts';

interface Props extends Pick<CommandPaletteProps, 'groups' | 'texts'> {
  readonly id: string;
  readonly active: ActiveOption;
}

/** Rows of the palette in their groups. Renders nothing without any. */
export function PaletteOptions({ id, groups, active, texts }: Props) {
  const shown = groups.filter(({ options, isLoading }) => options.length > 0 || isLoading);
  const activeId = active.option?.id;
  useEffect(() => {
    const row = activeId === undefined ? null : document.getElementById(activeId);
    row?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  if (shown.length === 0) return null;
  const list = shown.map((group) => <Group key={group.key} group={group} active={active} loading={texts.loading} />);
  // A list box must have options.
  if (activeId === undefined) return <div className={css.list}>{list}</div>;
  return (
    <div id={id} role="listbox" aria-label={texts.results} className={css.list}>
      {list}
    </div>
  );
}

interface GroupProps {
  readonly group: PaletteGroup;
  readonly active: ActiveOption;
  readonly loading: string;
}
const Group = ({ group: { title, options, isLoading = false }, active, loading }: GroupProps) => (
  <div role="group" aria-label={title}>
    <div className={css.title} aria-hidden>
      {title}
      {isLoading && <span className={css.loading}>{loading}</span>}
    </div>
    {options.map((option) => (
      <Row key={option.id} option={option} active={active} />
    ))}
  </div>
);

interface RowProps {
  readonly option: PaletteOption;
  readonly active: ActiveOption;
}
function Row({ option, active }: RowProps) {
  const isActive = option.id === active.option?.id;
  return (
    <button
      id={option.id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.row}
      // The search keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={option.onChoose}
      onMouseMove={() => {
        if (!isActive) active.set(option);
      }}
    >
      <span className={css.label} lang={option.lang}>
        {option.label}
      </span>
      {option.description && <span className={css.description}>{option.description}</span>}
    </button>
  );
}
