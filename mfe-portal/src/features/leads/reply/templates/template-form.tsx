import { useMessages, type ApiError } from '@porchlight/client';
import { ReplyTemplateContent, replyTemplateLength, type ReplyTemplate } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, TextArea, TextInput } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { leadsCalls } from '../../leads-calls.ts';
import { templateMessages } from './messages/catalog.ts';
import css from './templates.module.css';

interface Props {
  /** Absent for a new one. */
  readonly template: ReplyTemplate | undefined;
  /** Returns to the list, with a report of what was saved. */
  readonly onBack: (report?: string) => void;
}

/** Form of a quick reply. */
export function TemplateForm({ template, onBack }: Props) {
  const t = useMessages(templateMessages);
  const [create] = leadsCalls.useCreateReplyTemplateMutation();
  const [change] = leadsCalls.useChangeReplyTemplateMutation();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useForm<'name' | 'text', ReplyTemplateContent>({
    type: ReplyTemplateContent,
    labels: { name: t('name'), text: t('text') },
    initialValues: { name: template?.name ?? '', text: template?.text ?? '' },
    bodyOf: ({ name, text }) => ({ name: name.trim(), text: text.trim() }),
    send: async (body) => {
      const { error } = await (template ? change({ params: { id: template.id }, body }) : create({ body }));
      if (error) return error as ApiError;
      onBack(t('wasSaved', { name: body.name }));
      return undefined;
    },
  });
  return (
    <form className={css.content} aria-label={t(template ? 'editTitle' : 'newTitle')} {...form.props}>
      <FormSummary form={form} />
      <TextInput ref={first} {...form.field('name')} maxLength={replyTemplateLength.name} autoComplete="off" />
      <TextArea
        {...form.field('text')}
        rows={6}
        maxLength={replyTemplateLength.text}
        hint={t('textHint', { greeting: t('greeting', { name: '…' }) })}
      />
      <div className={css.acts}>
        <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('save')}
        </Button>
        <Button onClick={() => onBack()}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
