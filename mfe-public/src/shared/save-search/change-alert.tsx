import type { ApiError } from '@porchlight/client';
import type { EditedAlert } from '@porchlight/listing-ui/alerts';
import { Button, Notice } from '@porchlight/ui';
import { useChangeSavedSearchMutation } from './alert-calls.ts';
import { useSaveSearchMessages } from './messages/catalog.ts';
import { ToAlerts } from './save-in-account.tsx';
import css from './save-search.module.css';
import type { SearchToSave } from './search-to-save.ts';

interface Props {
  readonly alert: EditedAlert;
  readonly search: SearchToSave;
  readonly onSaved: () => void;
  /** Called when the filters are to be saved as another search. */
  readonly onNew: () => void;
  readonly onClose: () => void;
}
/** Saves the current filters to an existing alert. */
export function ChangeAlert({ alert: { id, name }, search: { url, summary }, onSaved, onNew, onClose }: Props) {
  const t = useSaveSearchMessages();
  const [change, { data, error, isLoading }] = useChangeSavedSearchMutation();
  const save = async () => {
    const { error: failure } = await change({ params: { id }, body: { url } });
    if (!failure) onSaved();
  };
  const apiError = isLoading ? undefined : (error as ApiError | undefined);
  if (data)
    return (
      <div className={css.form}>
        <Notice tone="ok" role="status" title={t('changed', { name })}>
          {summary}
        </Notice>
        <div className={css.acts}>
          <ToAlerts />
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={css.form}>
      <p className={css.words}>
        {t('changing', { name })} <strong>{summary}</strong>
      </p>
      {apiError && (
        <Notice tone="danger" role="alert" title={t('failed')}>
          {apiError.message}
        </Notice>
      )}
      <Button look="primary" isWide isBusy={isLoading} busyText={t('sending')} onClick={() => void save()}>
        {t('saveChanges')}
      </Button>
      <Button look="quiet" isWide onClick={onNew}>
        {t('saveAsNew')}
      </Button>
    </div>
  );
}
