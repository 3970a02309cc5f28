import { useMessages } from '@porchlight/client';
import { leadReplyLength, type Lead } from '@porchlight/contracts/catalog';
import { Button, Icon, Notice, TextArea } from '@porchlight/ui';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { leadsMessages } from '../messages/catalog.ts';
import { QuickReplies } from './quick-replies.tsx';
import css from './reply.module.css';
import { TemplateDialog } from './templates/template-dialog.tsx';
import { useReply } from './use-reply.ts';

interface Props {
  readonly lead: Lead;
  readonly isPhone: boolean;
}

/** Returns the reply with what its field needs: an empty one is not sent, Ctrl Enter sends. */
function useReplyForm(lead: Lead) {
  const reply = useReply(lead);
  const { text, change, isSending, submit } = reply;
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: string) => {
    setMissing(false);
    change(next.slice(0, leadReplyLength.max));
  };
  const sendIfComplete = () => {
    if (isSending) return;
    if (text.trim() !== '') return submit();
    setMissing(true);
    field.current?.focus();
  };
  return {
    ...reply,
    isMissing,
    field,
    write,
    insert: (next: string) => {
      write(next);
      field.current?.focus();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      sendIfComplete();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      sendIfComplete();
    },
  };
}

/** Box for a reply. Where no reply is possible it is shown only while it holds a draft. */
export function Reply({ lead, isPhone }: Props) {
  const t = useMessages(leadsMessages);
  const id = useId();
  const { text, failure, isMissing, isSending, field, write, insert, onSubmit, onKeyDown } = useReplyForm(lead);
  const [isManaging, setManaging] = useState(false);
  if ((lead.isErased || lead.isBlocked) && text === '') return null;
  return (
    <>
      <form id={id} className={css.form} aria-label={t('reply')} onSubmit={onSubmit}>
        <QuickReplies name={lead.firstName} text={text} onInsert={insert} onManage={() => setManaging(true)} />
        {failure && (
          <Notice tone="danger" role="alert" title={t('replyFailed')}>
            {failure.message}
          </Notice>
        )}
        <TextArea
          ref={field}
          label={t('yourReply')}
          isLabelHidden
          placeholder={t('yourReply')}
          rows={5}
          maxLength={leadReplyLength.max}
          readOnly={isSending}
          value={text}
          hint={t('charactersLeft', { count: leadReplyLength.max - text.length })}
          error={isMissing ? t('replyMissing') : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
      </form>
      <div className={css.bar}>
        <p className={css.saved}>
          {text !== '' && (
            <>
              <Icon of={IconCloudCheck} size={16} />
              {t('draftSaved')}
            </>
          )}
        </p>
        <Button
          type="submit"
          form={id}
          look="primary"
          icon={IconSend}
          title={t('sendKeys')}
          isBusy={isSending}
          busyText={t('sending')}
        >
          {isPhone && text.trim() === '' ? t('writeReply') : t('send')}
        </Button>
      </div>
      <TemplateDialog isOpen={isManaging} onClose={() => setManaging(false)} />
    </>
  );
}
