import { flash, useFormat, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { KeyValue, StatusBadge } from '@porchlight/console-ui';
import { languages } from '@porchlight/contracts';
import { messageTopics, type FormSubmission } from '@porchlight/contracts/content';
import { Button } from '@porchlight/ui';
import { formsCalls } from './forms-calls.ts';
import css from './forms.module.css';
import { formsMessages } from './messages/catalog.ts';

interface Props {
  readonly submission: FormSubmission;
  readonly onDelete: (submission: FormSubmission) => void;
}

/** One message as plain text, with its sender, page and language. */
export function SubmissionItem({ submission, onDelete }: Props) {
  const t = useMessages(formsMessages);
  const format = useFormat();
  const canModify = usePermission('modifyForms');
  const { answers, sentAt, handledAt, isSuspect, language, page } = submission;
  const topic = messageTopics.find((one) => one === answers.topic);
  const known = languages.find((one) => one === language);
  return (
    <li className={css.submission}>
      <div className={css.heading}>
        <h2>{t('title', { topic: topic ? t(`topic.${topic}`) : answers.topic, name: answers.name })}</h2>
        {isSuspect && <StatusBadge tone="warn">{t('suspect')}</StatusBadge>}
        {handledAt && <StatusBadge tone="ok">{t('handled')}</StatusBadge>}
      </div>
      <p className={css.times}>
        <time dateTime={sentAt}>{t('sent', { date: format.date(sentAt) })}</time>
        {handledAt && <time dateTime={handledAt}>{t('handledOn', { date: format.date(handledAt) })}</time>}
      </p>
      <p className={css.text} lang={known}>
        {answers.message}
      </p>
      <KeyValue
        facts={[
          { key: 'email', label: t('field.email'), value: <a href={`mailto:${answers.email}`}>{answers.email}</a> },
          ...(page === undefined ? [] : [{ key: 'page', label: t('page'), value: page }]),
          { key: 'language', label: t('language'), value: known ? t(`language.${known}`) : language },
        ]}
      />
      {canModify && <Acts submission={submission} onDelete={onDelete} />}
    </li>
  );
}

function Acts({ submission, onDelete }: Props) {
  const t = useMessages(formsMessages);
  const dispatch = useDispatch();
  const [change, { isLoading }] = formsCalls.useChangeFormSubmissionMutation();
  const isHandled = submission.handledAt !== undefined;
  const handle = async () => {
    const { error } = await change({ params: { id: submission.id }, body: { isHandled: !isHandled } });
    if (error) dispatch(flash({ type: 'error', text: (error as ApiError).message }));
    else dispatch(flash({ type: 'success', text: t(isHandled ? 'reopened' : 'handledDone') }));
  };
  return (
    <div className={css.acts}>
      <Button disabled={isLoading} onClick={() => void handle()}>
        {t(isHandled ? 'reopen' : 'handle')}
      </Button>
      <Button onClick={() => onDelete(submission)}>{t('delete')}</Button>
    </div>
  );
}
