import { useMessages } from '@porchlight/client';
import { Button } from '@porchlight/ui';
import { draftMessages } from '../draft/messages/catalog.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import css from './autosave.module.css';

/** Whether the changes of a draft are saved, or why not. */
export function SaveStatus({ form }: { readonly form: ListingForm }) {
  const t = useMessages(draftMessages);
  const { state, flush } = form.autosave;
  return (
    <div className={css.status}>
      <p role="status">
        <StatusText form={form} />
      </p>
      {state === 'failed' && (
        <Button size="small" isBusy={form.isBusy} busyText={t('saveState.saving')} onClick={flush}>
          {t('tryAgain')}
        </Button>
      )}
      {state === 'outdated' && (
        <Button size="small" onClick={form.conflict.reopen}>
          {t('compareVersions')}
        </Button>
      )}
    </div>
  );
}

function StatusText({ form: { autosave, errors } }: { readonly form: ListingForm }) {
  const t = useMessages(draftMessages);
  const { state, failure } = autosave;
  if (state === 'invalid') return t('saveState.invalid', { count: Object.keys(errors).length });
  if (state !== 'failed' || !failure) return t(`saveState.${state}`, { reason: '' });
  return t(failure.isRetried ? 'saveState.retried' : 'saveState.failed', { reason: failure.message });
}
