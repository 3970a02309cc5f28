import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { NumberTable } from '@porchlight/console-ui';
import {
  mergeReasonLength,
  type AccountMerge,
  type MergePreview,
  type MergeRequest,
} from '@porchlight/contracts/accounts';
import { useIdempotencyKey } from '@porchlight/forms';
import { Button, Card, Notice, TextArea, TextInput } from '@porchlight/ui';
import { useState, type FormEvent } from 'react';
import css from './merge-accounts.module.css';
import { mergeCalls } from './merge-calls.ts';
import { mergeMessages } from './messages/catalog.ts';
import { PartyText } from './party-text.tsx';

interface Props {
  readonly request: MergeRequest;
  readonly preview: MergePreview;
  /** Counts again, after the numbers changed. */
  readonly reload: () => Promise<void>;
  readonly onStarted: (merge: AccountMerge) => void;
}

/** What a merge moves, side by side, and the confirmation by a typed word. */
export function MergeConfirmation({ request, preview, reload, onStarted }: Props) {
  const t = useMessages(mergeMessages);
  return (
    <Card isPadded>
      <section className={css.card} aria-label={t('previewTitle')} aria-live="polite">
        <h2>{t('previewTitle')}</h2>
        <PartyText label={t('survivor', { name: preview.survivor.name })} party={preview.survivor} />
        <PartyText label={t('merged', { name: preview.merged.name })} party={preview.merged} />
        <Counts preview={preview} />
        <p>{t('staysText')}</p>
        {preview.needsApproval && (
          <Notice tone="warn" title={t('approvalTitle')}>
            {t('approvalText')}
          </Notice>
        )}
        {preview.blockers.length > 0 ? (
          <Notice tone="danger" title={t('blockedTitle')}>
            {preview.blockers.map((blocker) => (
              <p key={blocker}>{t(`blocker.${blocker}`)}</p>
            ))}
          </Notice>
        ) : (
          <Confirmation request={request} preview={preview} reload={reload} onStarted={onStarted} />
        )}
      </section>
    </Card>
  );
}

function Counts({ preview }: { readonly preview: MergePreview }) {
  const t = useMessages(mergeMessages);
  const format = useFormat();
  const shown = preview.counts.filter(({ survivor, merged }) => survivor + merged > 0);
  if (shown.length === 0) return null;
  return (
    <NumberTable
      caption={t('previewTitle')}
      rowTitle={t('kind')}
      columns={[
        { key: 'survivor', title: t('survivor', { name: preview.survivor.name }) },
        { key: 'merged', title: t('merged', { name: preview.merged.name }) },
        { key: 'moves', title: t('moves'), isTotal: true },
      ]}
      rows={shown.map(({ kind, survivor, merged, moves }) => ({
        key: kind,
        title: t(`kind.${kind}`),
        values: [survivor, merged, moves].map((value) => format.number(value)),
      }))}
    />
  );
}

function Confirmation({ request, preview, reload, onStarted }: Props) {
  const t = useMessages(mergeMessages);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const keyOf = useIdempotencyKey();
  const [start, { isLoading, error }] = mergeCalls.useStartAccountMergeMutation();
  const word = t('confirmWord');
  const isReasonMissing = reason.trim().length < mergeReasonLength.min;
  const isWordMissing = typed.trim() !== word;
  const failure = error as ApiError | undefined;
  const send = async () => {
    const body = { ...request, reason: reason.trim(), previewHash: preview.hash };
    const { data } = await start({ body: { ...body, key: keyOf(JSON.stringify(body)) } });
    if (data) onStarted(data);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isReasonMissing && !isWordMissing) void send();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        className={css.field}
        rows={3}
        maxLength={mergeReasonLength.max}
        value={reason}
        error={isChecked && isReasonMissing ? t('reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextInput
        label={t('typeConfirm', { word })}
        className={css.field}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        error={isChecked && isWordMissing ? t('typeMissing', { word }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {failure && (
        <Notice tone="danger" role="alert" title={t('mergeFailed')}>
          {failure.message}
          {failure.code === 'preview-changed' && <Button onClick={() => void reload()}>{t('preview')}</Button>}
        </Notice>
      )}
      <Button type="submit" look="danger" isBusy={isLoading} busyText={t('merging')}>
        {t('merge')}
      </Button>
    </form>
  );
}
