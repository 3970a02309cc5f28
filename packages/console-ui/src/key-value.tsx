import type { ReactNode } from 'react';
import css from './key-value.module.css';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Labelled values of a record. */
export const KeyValue = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
