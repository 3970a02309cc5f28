import type { ReactNode } from 'react';
import css from './timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  readonly title: ReactNode;
  readonly time: ReactNode;
  readonly children?: ReactNode;
}

/** History of a record, newest first. */
export const Timeline = ({ entries }: { readonly entries: readonly TimelineEntry[] }) => (
  <ol className={css.timeline}>
    {entries.map(({ key, title, time, children }) => (
      <li key={key}>
        <strong>{title}</strong>
        <span className={css.time}>{time}</span>
        {children}
      </li>
    ))}
  </ol>
);
