import { useSelector } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Dialog, Notice, RadioGroup, TextArea } from '@porchlight/ui';
import { useState } from 'react';
import type { MessageDraft } from '../../../shared/contact-form/message-draft.ts';
import { usePublicMessages } from '../../../messages/catalog.ts';
import css from './report-dialog.module.css';
import { useReportMessages } from './messages/catalog.ts';

/** Reasons to report a listing (docs/rules/listings.md#list-9-a-report-names-one-of-ten-reasons). */
const reasons = [
  'scam',
  'unavailable',
  'details',
  'location',
  'unfair',
  'duplicate',
  'stolen',
  'spam',
  'unsafe',
  'other',
] as const;
type Reason = (typeof reasons)[number];
const isReason = (value: string): value is Reason => reasons.some((one) => one === value);
const maxTextLength = 3000;

export interface ReportDialogProps {
  readonly listing: Listing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog that collects a reason and details, then opens the contact form with the message prefilled. */
export function ReportDialog({ listing, isOpen, onClose }: ReportDialogProps) {
  const t = useReportMessages();
  const tPublic = usePublicMessages();
  const navigate = useNavigate();
  const [reason, setReason] = useState<Reason>();
  const [more, setMore] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const address = useSelector(({ page }) => page.origin) + listing.url;
  const continueToContactForm = () => {
    if (!reason) {
      setIsReasonMissing(true);
      return;
    }
    const message = [t('report', { address }), t('reason', { reason: t(reason) }), more.trim()]
      .filter(Boolean)
      .join('\n');
    navigate('/contact', { state: { topic: 'home', message } satisfies MessageDraft });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={tPublic('close')}
      foot={
        <Button look="primary" isWide onClick={continueToContactForm}>
          {t('goOn')}
        </Button>
      }
    >
      <div className={css.report}>
        <RadioGroup
          legend={t('what')}
          name="reason"
          value={reason}
          choices={reasons.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => {
            if (isReason(value)) {
              setReason(value);
              setIsReasonMissing(false);
            }
          }}
        />
        {isReasonMissing && (
          <Notice tone="danger" role="alert">
            {t('pick')}
          </Notice>
        )}
        <TextArea
          label={t('more')}
          optional={t('optional')}
          rows={3}
          maxLength={maxTextLength}
          value={more}
          onChange={(event) => setMore(event.target.value)}
        />
        <p>{t('how')}</p>
        <Notice tone="warn">{t('danger')}</Notice>
      </div>
    </Dialog>
  );
}
