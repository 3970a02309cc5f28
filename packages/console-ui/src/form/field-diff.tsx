import { RadioGroup } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './field-diff.module.css';

/** Field whose value differs between this form and the saved record. */
export interface FieldDifference {
  readonly key: string;
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}
export type Side = 'mine' | 'theirs';
export interface FieldDiffProps {
  readonly differences: readonly FieldDifference[];
  readonly choice: Readonly<Record<string, Side>>;
  readonly onChoice: (key: string, side: Side) => void;
  readonly texts: {
    readonly mine: string;
    readonly theirs: string;
    readonly keepMine: string;
    readonly takeTheirs: string;
  };
}

/** Comparison of two versions, field by field, with a choice for each field. */
export const FieldDiff = ({ differences, choice, onChoice, texts }: FieldDiffProps) => (
  <div className={css.diff}>
    {differences.map(({ key, label, mine, theirs }) => (
      <section key={key} className={css.field}>
        <div className={css.versions}>
          <div className={css.version}>
            <h3>{texts.mine}</h3>
            <div>{mine}</div>
          </div>
          <div className={css.version}>
            <h3>{texts.theirs}</h3>
            <div>{theirs}</div>
          </div>
        </div>
        <RadioGroup
          legend={label}
          name={`diff-${key}`}
          value={choice[key]}
          choices={[
            { value: 'mine', label: texts.keepMine },
            { value: 'theirs', label: texts.takeTheirs },
          ]}
          onChange={(side) => onChoice(key, side as Side)}
        />
      </section>
    ))}
  </div>
);
