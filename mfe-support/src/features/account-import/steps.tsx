import { useMessages } from '@porchlight/client';
import css from './import.module.css';
import { importMessages } from './messages/catalog.ts';

const steps = ['file', 'columns', 'check', 'import', 'result'] as const;
export type Step = (typeof steps)[number];

/** Steps of an import, with the current one. */
export function Steps({ current }: { readonly current: Step }) {
  const t = useMessages(importMessages);
  return (
    <ol className={css.steps} aria-label={t('steps')}>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
