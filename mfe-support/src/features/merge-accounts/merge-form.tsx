import { useMessages, type ApiError } from '@porchlight/client';
import type { AccountMerge, MergePreview, MergeRequest } from '@porchlight/contracts/accounts';
import { Button, Card, Notice, RadioGroup, TextInput } from '@porchlight/ui';
import { useState, type FormEvent } from 'react';
import css from './merge-accounts.module.css';
import { mergeCalls } from './merge-calls.ts';
import { MergeConfirmation } from './merge-confirmation.tsx';
import { mergeMessages } from './messages/catalog.ts';

interface Props {
  /** Account whose page this is. */
  readonly userId: string;
  readonly onStarted: (merge: AccountMerge) => void;
}
interface Shown {
  readonly request: MergeRequest;
  readonly preview: MergePreview;
}

/** Form that chooses the other account and which one stays, and then shows what moves. */
export function MergeForm({ userId, onStarted }: Props) {
  const t = useMessages(mergeMessages);
  const [other, setOther] = useState('');
  const [stays, setStays] = useState('this');
  const [isChecked, setChecked] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [load, { isLoading, error }] = mergeCalls.usePreviewAccountMergeMutation();
  const isMissing = other.trim().length < 3;
  const show = async () => {
    const request =
      stays === 'this' ? { survivor: userId, merged: other.trim() } : { survivor: other.trim(), merged: userId };
    const { data } = await load({ body: request });
    setShown(data && { request, preview: data });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) void show();
  };
  return (
    <>
      <Card isPadded>
        <form className={css.form} onSubmit={submit} noValidate aria-label={t('choose')}>
          <TextInput
            label={t('other')}
            className={css.field}
            value={other}
            maxLength={254}
            autoComplete="off"
            error={isChecked && isMissing ? t('otherMissing') : undefined}
            onChange={({ target }) => {
              setOther(target.value);
              setShown(undefined);
            }}
          />
          <RadioGroup
            legend={t('stays')}
            name="stays"
            value={stays}
            choices={['this', 'other'].map((value) => ({ value, label: t(`stays.${value as 'this' | 'other'}`) }))}
            onChange={(value) => {
              setStays(value);
              setShown(undefined);
            }}
          />
          <Button type="submit" look={shown ? 'outline' : 'primary'} isBusy={isLoading} busyText={t('previewing')}>
            {t('preview')}
          </Button>
          {error && (
            <Notice tone="danger" role="alert" title={t('previewFailed')}>
              {(error as ApiError).message}
            </Notice>
          )}
        </form>
      </Card>
      {shown && <MergeConfirmation key={shown.preview.hash} {...shown} reload={show} onStarted={onStarted} />}
    </>
  );
}
