import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { UtilityKind, UtilityRun, UtilityService, UtilityState } from '@porchlight/contracts';
import { utilitiesMessages } from '../messages/catalog.ts';
import { CancelButton, StartButton } from './run-buttons.tsx';
import { RunFindings } from './run-findings.tsx';
import css from './utility-runs.module.css';

const tones: Readonly<Record<UtilityState, StatusTone>> = {
  running: 'info',
  done: 'ok',
  cancelled: 'quiet',
  failed: 'danger',
};

interface Props {
  readonly service: UtilityService;
  readonly kind: UtilityKind;
  readonly isLoaded: boolean;
  /** Absent if it never ran. */
  readonly run: UtilityRun | undefined;
  /** Writes when it was started and by whom. */
  readonly who: (time: string, id: string | undefined) => string;
}

/** A utility with its last run, and the button that starts or cancels it. */
export function UtilityRow({ service, kind, isLoaded, run, who }: Props) {
  const t = useMessages(utilitiesMessages);
  const mayStart = usePermission('modifyUtilities');
  return (
    <li className={css.utility}>
      <div className={css.texts}>
        <h3>{t(`run.${kind}`)}</h3>
        <p>{t(`run.${kind}.text`)}</p>
        {run ? (
          <div className={css.state}>
            <StatusBadge tone={tones[run.state]}>{t(`run.state.${run.state}`)}</StatusBadge>
            <span>{who(run.startedAt, run.startedBy)}</span>
          </div>
        ) : (
          <p className={css.never}>{t(isLoaded ? 'run.never' : 'runsLoading')}</p>
        )}
        {run && run.state !== 'done' && <Progress name={t(`run.${kind}`)} run={run} />}
        {run && <RunFindings run={run} />}
      </div>
      {mayStart &&
        (run?.state === 'running' ? (
          <CancelButton service={service} run={run} />
        ) : (
          <StartButton kind={kind} isLoaded={isLoaded} run={run} />
        ))}
    </li>
  );
}

function Progress({ name, run: { done, total, state } }: { readonly name: string; readonly run: UtilityRun }) {
  const t = useMessages(utilitiesMessages);
  const format = useFormat();
  const text =
    total === undefined
      ? t('run.counting')
      : t('run.progress', { done: format.number(done), total: format.number(total) });
  return (
    <div className={css.progress} role={state === 'running' ? 'status' : undefined}>
      <progress aria-label={name} {...(total === undefined ? {} : { max: total, value: done })} />
      <span>{text}</span>
    </div>
  );
}
