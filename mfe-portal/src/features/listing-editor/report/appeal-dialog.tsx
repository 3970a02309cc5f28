import { useMessages, type ApiError } from '@porchlight/client';
import { appealLength, ReportAppeal } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, TextArea } from '@porchlight/ui';
import { reportMessages } from './messages/catalog.ts';
import { reportCalls } from './report-calls.ts';

interface Props {
  readonly listingId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog in which a landlord appeals against a suspension, once. */
export function AppealDialog({ listingId, isOpen, onClose }: Props) {
  const t = useMessages(reportMessages);
  const [appeal] = reportCalls.useAppealReportDecisionMutation();
  const form = useForm<'text', ReportAppeal>({
    type: ReportAppeal,
    labels: { text: t('text') },
    bodyOf: ({ text }) => ({ text: text.trim() }),
    send: async (body) => {
      const { error } = await appeal({ params: { id: listingId }, body });
      if (!error) onClose();
      return error as ApiError | undefined;
    },
  });
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={form.isBusy} busyText={t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props}>
        <FormSummary form={form} title={t('failed')} />
        <TextArea
          {...form.field('text')}
          hint={t('textHint', { count: form.values.text.trim().length, max: appealLength.max })}
          rows={8}
          data-focus-first
        />
      </form>
    </Dialog>
  );
}
