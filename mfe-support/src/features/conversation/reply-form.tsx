import { flash, formatMessage, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConversationReply, conversationReplyLength } from '@porchlight/contracts/content';
import { useKeys } from '@porchlight/console-ui';
import { FormSummary, useForm, useIdempotencyKey } from '@porchlight/forms';
import { Button, Card, Select, TextArea } from '@porchlight/ui';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { sendsWithCtrlEnter } from '../../shared/sends-with-ctrl-enter.ts';
import css from './conversation.module.css';
import type { ConversationProps } from './loaded-conversation.tsx';
import { detailMessages } from './messages/catalog.ts';
import { quickReplies, quickReplyKeys } from './quick-replies/catalog.ts';

/** Form of a reply, which is mailed to the person. R focuses it. */
export function ReplyForm({ conversation: { id, version, language }, reload }: ConversationProps) {
  const t = useMessages(detailMessages);
  const dispatch = useDispatch();
  const keyOf = useIdempotencyKey();
  const [reply] = conversationCalls.useReplyToConversationMutation();
  const send = async (body: ConversationReply): Promise<ApiError | undefined> => {
    const { error } = await reply({ params: { id }, body });
    // What a colleague or the person wrote meanwhile is shown above the reply, which stays.
    await reload();
    if (error) return error as ApiError;
    form.fill({ text: '' });
    dispatch(flash({ type: 'success', text: t('sent') }));
    return undefined;
  };
  const form = useForm<'text', ConversationReply>({
    type: ConversationReply,
    labels: { text: t('reply') },
    bodyOf: ({ text }) => ({ key: keyOf(`${version} ${text.trim()}`), version, text: text.trim() }),
    send,
  });
  const field = form.field('text');
  useKeys({ r: () => setTimeout(() => document.getElementById(field.id)?.focus()) });
  const { text } = form.values;
  const templates = quickReplyKeys.map((key) => ({
    value: formatMessage(quickReplies, language, key),
    label: t(`quick.${key}`),
  }));
  return (
    <Card isPadded>
      <form className={css.form} aria-label={t('reply')} {...form.props}>
        <FormSummary form={form} title={t('sendFailed')} />
        <Select
          label={t('quickReply')}
          value={templates.find(({ value }) => value === text)?.value ?? ''}
          onChange={({ target }) => form.fill({ text: insert(text, target.value, templates) })}
          choices={[{ value: '', label: t('choose') }, ...templates]}
        />
        <TextArea
          {...field}
          {...sendsWithCtrlEnter}
          hint={t('replyHint', {
            language: t(`language.${language}`),
            count: text.trim().length,
            max: conversationReplyLength.max,
          })}
          lang={language}
          rows={6}
        />
        <div>
          <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Returns a text with a quick reply: it replaces another one, and follows what was written. */
function insert(text: string, reply: string, templates: readonly { readonly value: string }[]): string {
  const isOwn = text.trim() !== '' && templates.every(({ value }) => value !== text);
  if (!isOwn) return reply;
  return reply === '' ? text : `${text.trimEnd()}\n\n${reply}`;
}
