import { useSession, type ApiError } from '@porchlight/client';
import { ListingReport, reportDetailsLength, reportReasons, type ReportReason } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Notice, RadioGroup, TextArea, TextInput } from '@porchlight/ui';
import { useReportMessages } from './messages/catalog.ts';
import css from './report-dialog.module.css';
import { reportCalls } from './report-calls.ts';

interface Props {
  readonly listingId: string;
  readonly onSent: (reference: string) => void;
}

/** Form that asks what is wrong with a listing; guests can leave an address to learn the outcome. */
export function ReportForm({ listingId, onSent }: Props) {
  const t = useReportMessages();
  const { user } = useSession();
  const [send] = reportCalls.useReportListingMutation();
  const form = useForm({
    type: ListingReport,
    labels: { reason: t('what'), details: t('more'), email: t('email') },
    bodyOf: ({ reason, details, email }): ListingReport => ({
      reason: reason as ReportReason,
      ...(details.trim() ? { details: details.trim() } : {}),
      ...(!user && email.trim() ? { email: email.trim() } : {}),
    }),
    send: async (body) => {
      const { data, error } = await send({ params: { id: listingId }, body });
      if (data) onSent(data.reference);
      return error as ApiError | undefined;
    },
  });
  const { id, value, error } = form.field('reason');
  return (
    <form className={css.report} {...form.props}>
      <FormSummary form={form} title={t('failed')} />
      <div id={id} tabIndex={-1} aria-invalid={error ? true : undefined}>
        <RadioGroup
          legend={t('what')}
          name="reason"
          value={value}
          choices={reportReasons.map((reason) => ({ value: reason, label: t(reason) }))}
          onChange={(reason) => form.change('reason', reason)}
        />
      </div>
      {error && <Notice tone="danger">{t('pick')}</Notice>}
      <TextArea
        {...form.field('details')}
        optional={value === 'other' ? undefined : t('optional')}
        rows={3}
        maxLength={reportDetailsLength.max}
      />
      {!user && (
        <TextInput
          {...form.field('email')}
          optional={t('optional')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      )}
      <p>{t('how')}</p>
      <Notice tone="warn">{t('danger')}</Notice>
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
