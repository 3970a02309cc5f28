import { useMessages, type ApiError } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { isMadePermission, keyScopes } from '@porchlight/contracts';
import { maxApiKeyDays, maxApiKeyName, NewApiKey } from '@porchlight/contracts/accounts';
import { FormSummary, LeaveDialog, useForm } from '@porchlight/forms';
import { Button, Card, Select, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { PermissionMatrix } from '../../roles/permission-matrix.tsx';
import { apiCalls } from '../api-calls.ts';
import css from '../api.module.css';
import { apiMessages } from '../messages/catalog.ts';
import { NewSecret } from './new-secret.tsx';

const expiries = [7, 30, 90, maxApiKeyDays] as const;
const listOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** Form of a new key, then its secret, until the user closes it. */
export function KeyForm({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(apiMessages);
  const held = useSelector(({ session }) => session.permissions) ?? {};
  const [create] = apiCalls.useCreateApiKeyMutation();
  const [secret, setSecret] = useState<string>();
  const form = useForm<'name' | 'days' | 'scopes', NewApiKey>({
    type: NewApiKey,
    labels: { name: t('name'), days: t('expiry'), scopes: t('scopes') },
    initialValues: { days: '90' },
    bodyOf: ({ name, days, scopes }) => ({ name: name.trim(), days: Number(days), scopes: listOf(scopes) }),
    send: async (body) => {
      const { data, error } = await create({ body });
      setSecret(data?.secret);
      return error as ApiError | undefined;
    },
  });
  if (secret !== undefined) return <NewSecret secret={secret} onClose={onClose} />;
  const { name, scopes } = form.values;
  return (
    <Card isPadded>
      <form className={css.form} aria-label={t('newKey')} {...form.props}>
        <h2>{t('newKey')}</h2>
        <FormSummary form={form} />
        <TextInput {...form.field('name')} hint={t('nameHint')} maxLength={maxApiKeyName} autoComplete="off" />
        <Select
          {...form.field('days')}
          choices={expiries.map((count) => ({ value: String(count), label: t('days', { count }) }))}
        />
        <fieldset className={css.scopes} id={form.field('scopes').id} tabIndex={-1}>
          <legend>{t('scopes')}</legend>
          <p>{t('scopesHint')}</p>
          {form.faults.scopes && <p className={css.fault}>{form.faults.scopes}</p>}
          <PermissionMatrix
            offered={[...keyScopes.filter((scope) => held[scope]), ...Object.keys(held).filter(isMadePermission)]}
            chosen={new Set(listOf(scopes))}
            isFixed={false}
            onChange={(next) => form.change('scopes', [...next].sort().join(' '))}
          />
        </fieldset>
        <div className={css.acts}>
          <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('creating')}>
            {t('create')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
        <LeaveDialog isOn={name !== '' || scopes !== ''} />
      </form>
    </Card>
  );
}
