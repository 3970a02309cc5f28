import { FormSection, KeyValue, type Fact } from '@porchlight/console-ui';
import type { ReactNode } from 'react';
import css from './facts.module.css';

interface Props {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** Fields of a listing under a title. */
export const FactGroup = ({ title, facts, children }: Props) => (
  <section aria-label={title} className={css.group}>
    <FormSection title={title}>
      <KeyValue facts={facts} />
      {children}
    </FormSection>
  </section>
);
