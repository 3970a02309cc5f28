import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import {
  alertFrequencies,
  EmailAlertChange,
  type AlertFrequency,
  type SavedSearch,
} from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, Select, TextInput } from '@porchlight/ui';
import { useId } from 'react';
import { alertCalls } from './alert-calls.ts';
import css from './alerts.module.css';
import { useAlertMessages } from './messages/catalog.ts';

/** Renders the dialog that changes the name and frequency of a saved search. Filters are changed on the search page. */
export function EditAlert({ alert, onClose }: { readonly alert: SavedSearch; readonly onClose: () => void }) {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const id = useId();
  const [change] = alertCalls.useChangeEmailAlertMutation();
  const form = useForm({
    type: EmailAlertChange,
    labels: { name: t('name'), frequency: t('frequency') },
    initialValues: {
      name: alert.name === alert.humanText ? '' : alert.name,
      frequency: alert.active ? alert.frequency : 'off',
    },
    bodyOf: ({ name, frequency }): EmailAlertChange => ({
      name: name.trim(),
      ...(frequency === 'off' ? { active: false } : { active: true, frequency: frequency as AlertFrequency }),
    }),
    send: async (body) => {
      const { error } = await change({ params: { id: alert.id }, body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('saved') }));
      onClose();
      return undefined;
    },
  });
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
        <Select
          {...form.field('frequency')}
          choices={[...alertFrequencies, 'off' as const].map((value) => ({ value, label: t(value) }))}
        />
        <p className={css.small}>
          {t('otherWishes', { criteria: alert.humanText })} {t('otherWishesHow')}{' '}
          <Link to={alert.url}>{t('open')}</Link>
        </p>
      </form>
    </Dialog>
  );
}
