import { flash, useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { alertFrequencies, NewEmailAlert, type AlertFrequency, type Suggestion } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Combobox, Dialog, Select } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useId, useState } from 'react';
import { alertCalls } from './alert-calls.ts';
import { useAddressSuggestions } from '../../shared/points-of-interest/use-address-suggestions.ts';
import css from './alerts.module.css';
import { bedChoices, rentChoices, searchUrl } from './search-url.ts';
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
type NewAlertForm = ReturnType<typeof useNewAlert>;

/** Renders the dialog that creates a saved search without leaving the list. */
export function NewAlert({ onClose }: { readonly onClose: () => void }) {
  const t = useAlertMessages();
  const id = useId();
  const form = useNewAlert(onClose);
  const { money } = useFormat();
  const currency = useLanguage() === 'en-US' ? 'USD' : 'CAD';
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
        <LocationField form={form} />
        <div className={css.pair}>
          <Select
            {...form.field('beds')}
            choices={[
              { value: '', label: t('any') },
              ...bedChoices.map((count) => ({ value: String(count), label: t('bedsFrom', { count }) })),
            ]}
          />
          <Select
            {...form.field('rent')}
            choices={[
              { value: '', label: t('any') },
              ...rentChoices.map((rent) => ({ value: String(rent), label: money(rent, currency) })),
            ]}
          />
        </div>
        <Select {...form.field('frequency')} choices={alertFrequencies.map((value) => ({ value, label: t(value) }))} />
        <p className={css.small}>
          {t('moreWishes')} <Link to="/homes">{t('moreWishesHow')}</Link>
        </p>
      </form>
    </Dialog>
  );
}

const optionId = ({ kind, id }: Suggestion): string => `${kind}-${id}`;
const labelOf = ({ kind, name, province }: Suggestion): string =>
  kind === 'province' || !province ? name : `${name}, ${province}`;

function LocationField({ form }: { readonly form: NewAlertForm }) {
  const t = useAlertMessages();
  const [text, setText] = useState('');
  const { id, label, value, error } = form.field('url');
  const { suggestions, isNothing, isFailed } = useAddressSuggestions(text, value === '');
  const pick = (chosen: string) => {
    const location = suggestions.find((one) => optionId(one) === chosen);
    if (!location) return;
    setText(labelOf(location));
    form.change('url', location.url);
  };
  return (
    <div id={id} tabIndex={-1}>
      <p className={css.label} aria-hidden>
        {label}
      </p>
      <Combobox
        label={label}
        name="place"
        text={text}
        placeholder={t('placeHint')}
        icon={IconPin}
        onText={(typed) => {
          setText(typed);
          form.change('url', '');
        }}
        options={suggestions.map((location) => ({ id: optionId(location), label: labelOf(location) }))}
        onPick={pick}
        note={isFailed ? t('searchFailed') : isNothing ? t('noPlace') : undefined}
      />
      {error && <p className={css.error}>{t('needPlace')}</p>}
    </div>
  );
}
