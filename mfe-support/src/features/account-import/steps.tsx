import { useMessages } from '@porchlight/client';
import { useEffect, useRef } from 'react';
import css from './import.module.css';
import { importMessages } from './messages/catalog.ts';

const steps = ['file', 'columns', 'check', 'import', 'result'] as const;
export type Step = (typeof steps)[number];

/** Steps of an import, with the current one. They get the focus when the user has gone on to the next one. */
export function Steps({ current }: { readonly current: Step }) {
  const t = useMessages(importMessages);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // The end of a run is not an act of the user.
    if (shown.current !== current && current !== 'result') list.current?.focus();
    shown.current = current;
  }, [current]);
  return (
    <ol ref={list} tabIndex={-1} className={css.steps} aria-label={t('steps')}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
