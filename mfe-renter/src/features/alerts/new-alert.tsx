import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { alertFrequencies, NewEmailAlert, type AlertFrequency } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, Select } from '@porchlight/ui';
import { useId } from 'react';
import { alertCalls } from './alert-calls.ts';
import css from './alerts.module.css';
import { FilterFields } from './filter-fields.tsx';
import { LocationField } from './location-field.tsx';
import { searchUrl } from './search-url.ts';
import { useAlertMessages } from './messages/catalog.ts';

const unconfirmedNoticeMs = 6000;
/** Returns the form of a new alert: location, minimum bedrooms and maximum rent. Other filters require a search. */
function useNewAlert(onDone: () => void) {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const [add] = alertCalls.useAddEmailAlertMutation();
  return useForm({
    type: NewEmailAlert,
    labels: { url: t('place'), beds: t('beds'), rent: t('rent'), frequency: t('frequency') },
    initialValues: { frequency: 'daily' },
    bodyOf: ({ url, beds, rent, frequency }): NewEmailAlert => ({
      url: url && searchUrl(url, { beds, rent }),
      frequency: frequency as AlertFrequency,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    send: async (body) => {
      const { data, error } = await add({ body });
      if (!data) return error as ApiError;
      dispatch(
        flash(
          data.isConfirmed
            ? { type: 'success', text: t('added') }
            : { type: 'info', text: t('addedUnconfirmed'), timeout: unconfirmedNoticeMs },
        ),
      );
      onDone();
      return undefined;
    },
  });
}

/** Renders the dialog that creates a saved search without leaving the list. */
export function NewAlert({ onClose }: { readonly onClose: () => void }) {
  const t = useAlertMessages();
  const id = useId();
  const form = useNewAlert(onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('newTitle')}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={id} isBusy={form.isBusy} busyText={t('saving')}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} {...form.props}>
        <FormSummary form={form} />
        <LocationField field={form.field('url')} onPick={(url) => form.change('url', url)} />
        <FilterFields beds={form.field('beds')} rent={form.field('rent')} />
        <Select {...form.field('frequency')} choices={alertFrequencies.map((value) => ({ value, label: t(value) }))} />
        <p className={css.small}>
          {t('moreWishes')} <Link to="/homes">{t('moreWishesHow')}</Link>
        </p>
      </form>
    </Dialog>
  );
}
