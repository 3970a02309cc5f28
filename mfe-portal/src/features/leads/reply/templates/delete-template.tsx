import { useMessages, type ApiError } from '@porchlight/client';
import type { ReplyTemplate } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { leadsCalls } from '../../leads-calls.ts';
import { templateMessages } from './messages/catalog.ts';
import css from './templates.module.css';

interface Props {
  readonly template: ReplyTemplate;
  /** Returns to the list, with a report of what was deleted. */
  readonly onBack: (report?: string) => void;
}

/** Asks for a confirmation, and deletes a quick reply. */
export function DeleteTemplate({ template: { id, name, text }, onBack }: Props) {
  const t = useMessages(templateMessages);
  const [send, { isLoading, error }] = leadsCalls.useDeleteReplyTemplateMutation();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const confirm = async () => {
    const response = await send({ params: { id } });
    if (!response.error) onBack(t('wasDeleted', { name }));
  };
  return (
    <div className={css.content}>
      <p>{t('deleteText')}</p>
      <blockquote className={css.quote}>{text}</blockquote>
      {error && (
        <Notice tone="danger" role="alert" title={t('deleteFailed')}>
          {(error as ApiError).message}
        </Notice>
      )}
      <div className={css.acts}>
        <Button look="danger" isBusy={isLoading} busyText={t('deleting')} onClick={() => void confirm()}>
          {t('deleteIt')}
        </Button>
        <Button ref={cancel} onClick={() => onBack()}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
