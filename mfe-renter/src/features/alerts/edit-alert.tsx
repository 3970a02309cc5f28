import { flash, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import {
  alertFrequencies,
  EmailAlertChange,
  type AlertFrequency,
  type SavedSearch,
} from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { storeEditedAlert } from '@porchlight/listing-ui/alerts';
import { Button, Dialog, Select, TextInput } from '@porchlight/ui';
import { useId } from 'react';
import { alertCalls } from './alert-calls.ts';
import css from './alerts.module.css';
import { FilterFields } from './filter-fields.tsx';
import { LocationField } from './location-field.tsx';
import { useAlertMessages } from './messages/catalog.ts';
import { changedSearchUrl, formFiltersOf } from './search-url.ts';

const noticeMs = 6000;
const locationName = ({ place }: SavedSearch) =>
  place && [place.name, place.kind === 'province' ? undefined : place.province].filter(Boolean).join(', ');

/** Returns the form of an alert: name, location, minimum bedrooms, maximum rent and frequency. */
function useEditAlert(alert: SavedSearch, onDone: () => void) {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const [change] = alertCalls.useChangeEmailAlertMutation();
  return useForm({
    type: EmailAlertChange,
    labels: { name: t('name'), url: t('place'), beds: t('beds'), rent: t('rent'), frequency: t('frequency') },
    initialValues: {
      name: alert.name === alert.humanText ? '' : alert.name,
      url: alert.url,
      ...formFiltersOf(alert),
      frequency: alert.active ? alert.frequency : 'off',
    },
    bodyOf: ({ name, url, beds, rent, frequency }): EmailAlertChange => {
      const changedUrl = url && changedSearchUrl(alert, { locationUrl: url, beds, rent });
      return {
        name: name.trim(),
        ...(changedUrl === alert.url ? {} : { url: changedUrl }),
        ...(frequency === 'off' ? { active: false } : { active: true, frequency: frequency as AlertFrequency }),
      };
    },
    send: async (body) => {
      const { error } = await change({ params: { id: alert.id }, body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('saved') }));
      onDone();
      return undefined;
    },
  });
}

/**
 * Renders the dialog that changes a saved search: name, location, the usual filters and the frequency of its emails.
 */
export function EditAlert({ alert, onClose }: { readonly alert: SavedSearch; readonly onClose: () => void }) {
  const t = useAlertMessages();
  const id = useId();
  const form = useEditAlert(alert, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editTitle', { name: alert.name })}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={id} isBusy={form.isBusy} busyText={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} {...form.props}>
        <FormSummary form={form} />
        <TextInput
          {...form.field('name')}
          optional={t('optional')}
          hint={t('nameHint')}
          maxLength={80}
          autoComplete="off"
          data-focus-first
        />
        <LocationField
          field={form.field('url')}
          initialText={locationName(alert) ?? t('mapArea')}
          onPick={(url) => form.change('url', url)}
        />
        <FilterFields beds={form.field('beds')} rent={form.field('rent')} />
        <Select
          {...form.field('frequency')}
          choices={[...alertFrequencies, 'off' as const].map((value) => ({ value, label: t(value) }))}
        />
        <AllFilters alert={alert} />
      </form>
    </Dialog>
  );
}

/** Link to the results, where all filters can be changed and saved to the alert. */
function AllFilters({ alert: { id, name, url, humanText } }: { readonly alert: SavedSearch }) {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const { user } = useSession();
  return (
    <p className={css.small}>
      {t('otherWishes', { criteria: humanText })}{' '}
      <Link
        to={url}
        onClick={() => {
          if (!user) return;
          storeEditedAlert(user.id, { id, name });
          dispatch(flash({ type: 'info', text: t('editInResults', { name }), timeout: noticeMs }));
        }}
      >
        {t('allFilters')}
      </Link>
    </p>
  );
}
