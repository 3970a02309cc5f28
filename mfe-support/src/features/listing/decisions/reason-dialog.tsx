import { useMessages } from '@porchlight/client';
import type { Class, ResourceVersion } from '@porchlight/contracts';
import { rejectListing, reviewReasonLength } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog, TextArea } from '@porchlight/ui';
import { listingMessages } from '../messages/catalog.ts';
import type { ReasonedDecision } from './decision.ts';
import css from './decisions.module.css';
import type { DecisionProps } from './decisions.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { ReadyReasons } from './ready-reasons.tsx';
import { useDecision } from './use-decision.ts';

// Both decisions have the same body.
const ReasonBody = rejectListing.body as Class<ResourceVersion & { reason: string }>;

interface Props extends DecisionProps {
  readonly decision: ReasonedDecision;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function useReasonForm({ listing, decision, reload }: Props) {
  const t = useMessages(listingMessages);
  const { decide, ...state } = useDecision(listing, decision, reload);
  const form = useForm<'reason', InstanceType<typeof ReasonBody>>({
    type: ReasonBody,
    labels: { reason: t('reason') },
    bodyOf: ({ reason }) => ({ version: listing.version, reason: reason.trim() }),
    send: ({ reason }) => decide(reason),
  });
  return { form, ...state };
}

/** Dialog that asks the landlord for changes or rejects the listing, with a reason that the landlord reads. */
export function ReasonDialog(props: Props) {
  const t = useMessages(listingMessages);
  const { listing, decision, isOpen, onClose } = props;
  const { form, isOutdated, forgetOutdated } = useReasonForm(props);
  const formId = `${form.id}-form`;
  const close = () => {
    forgetOutdated();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(`title.${decision}`)}
      closeLabel={t('close')}
      size="wide"
      foot={
        <>
          <Button onClick={close}>{t(isOutdated ? 'showListing' : 'cancel')}</Button>
          {!isOutdated && (
            <Button
              look={decision === 'rejected' ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              isBusy={form.isBusy}
              busyText={t('saving')}
            >
              {t(`confirm.${decision}`)}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        {isOutdated && <OutdatedNotice />}
        <FormSummary form={form} title={t('failedDecision')} />
        <p>{t(`effect.${decision}`)}</p>
        <ReadyReasons
          decision={decision}
          lang={listing.lang}
          text={form.values.reason}
          onInsert={(text) => form.change('reason', text)}
        />
        <TextArea
          {...form.field('reason')}
          hint={t('reasonHint', { count: form.values.reason.trim().length, ...reviewReasonLength })}
          lang={listing.lang}
          rows={8}
          data-focus-first
        />
      </form>
    </Dialog>
  );
}
