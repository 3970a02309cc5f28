import { useMessages, type ApiError } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import type { Conversation } from '@porchlight/contracts/content';
import { Button, Card, Notice } from '@porchlight/ui';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { useTopic } from '../../shared/conversations/use-topic.ts';
import { useMoment } from '../../shared/use-moment.ts';
import css from './conversation.module.css';
import { detailMessages } from './messages/catalog.ts';

/** Who wrote, about what and where; the email address is masked until it is shown. */
export function PersonCard({ conversation }: { readonly conversation: Conversation }) {
  const t = useMessages(detailMessages);
  const topicOf = useTopic();
  const momentOf = useMoment();
  const { id, name, maskedEmail, topic, form, page, language, reference, sentAt } = conversation;
  return (
    <section aria-label={t('person')}>
      <Card isPadded className={css.card}>
        <h2>{t('person')}</h2>
        <KeyValue
          facts={[
            { key: 'name', label: t('name'), value: name },
            { key: 'email', label: t('email'), value: <Address id={id} masked={maskedEmail} /> },
            { key: 'topic', label: t('topic'), value: topicOf(topic) },
            { key: 'form', label: t('form'), value: form },
            ...(page === undefined ? [] : [{ key: 'page', label: t('page'), value: page }]),
            { key: 'language', label: t('language'), value: t(`language.${language}`) },
            { key: 'number', label: t('number'), value: reference },
            { key: 'sentAt', label: t('sentAt'), value: momentOf(sentAt) },
          ]}
        />
      </Card>
    </section>
  );
}

function Address({ id, masked }: { readonly id: string; readonly masked: string }) {
  const t = useMessages(detailMessages);
  const [show, { data, error, isLoading }] = conversationCalls.useShowConversationSenderMutation();
  return (
    <>
      <span className={css.email}>
        <span role="status">{data ? <a href={`mailto:${data.email}`}>{data.email}</a> : masked}</span>
        {!data && (
          <Button
            size="small"
            isBusy={isLoading}
            busyText={t('showing')}
            title={t('showHint')}
            onClick={() => void show({ params: { id } })}
          >
            {t('show')}
          </Button>
        )}
      </span>
      {error && (
        <Notice tone="danger" role="alert">
          {(error as ApiError).message}
        </Notice>
      )}
    </>
  );
}
