import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

const moveOf = (key: string, at: number, count: number): number | undefined =>
  (
    ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 }) as Record<
      string,
      number | undefined
    >
  )[key];

/** Tabs; the arrow keys move between them. */
export function Tabs({
  label,
  tabs,
  active,
  onChange,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChange: (id: string) => void;
}) {
  const own = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === active),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveOf(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    (list.current?.children[next ?? 0] as HTMLElement | undefined)?.focus();
  };
  return (
    <div>
      <div ref={list} className={css.list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={css.tab}
            id={`${own}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${own}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={css.panel} role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${tabs[at]?.id ?? ''}`}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
