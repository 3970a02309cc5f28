import { useMessages, type ApiError } from '@porchlight/client';
import type { LandlordResponseBody, ReportAppeal } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, TextArea } from '@porchlight/ui';
import { reportMessages } from './messages/catalog.ts';

interface Props {
  readonly type: typeof ReportAppeal | typeof LandlordResponseBody;
  readonly texts: {
    readonly title: string;
    readonly label: string;
    readonly hint: (count: number) => string;
    readonly send: string;
    readonly failed: string;
  };
  /** Sends the text, and resolves to the error if it was refused. */
  readonly send: (body: { readonly text: string }) => Promise<ApiError | undefined>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog in which a landlord writes to support about a reported listing. What was typed stays when it closes. */
export function TextDialog({ type, texts, send, isOpen, onClose }: Props) {
  const t = useMessages(reportMessages);
  const form = useForm<'text', { text: string }>({
    type,
    labels: { text: texts.label },
    bodyOf: ({ text }) => ({ text: text.trim() }),
    send: async (body) => {
      const error = await send(body);
      if (!error) onClose();
      return error;
    },
  });
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={form.isBusy} busyText={t('sending')}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props}>
        <FormSummary form={form} title={texts.failed} />
        <TextArea {...form.field('text')} hint={texts.hint(form.values.text.trim().length)} rows={8} data-focus-first />
      </form>
    </Dialog>
  );
}
