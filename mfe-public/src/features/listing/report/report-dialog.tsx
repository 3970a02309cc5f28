import { useSelector } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Dialog, Notice, RadioGroup, TextArea } from '@porchlight/ui';
import { useState } from 'react';
import type { BegunMessage } from '../../../contact-form/begun-message.ts';
import { usePublicWords } from '../../../words/catalogue.ts';
import css from './report-dialog.module.css';
import { useReportWords } from './words/catalogue.ts';

/** What can be wrong with an ad (decisions 5.16). */
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
const mostText = 3000;

export interface ReportDialogProps {
  readonly home: Listing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Helps to write down what is wrong with an ad and hands it to the contact form; sending from here comes with the support desk. */
export function ReportDialog({ home, isOpen, onClose }: ReportDialogProps) {
  const t = useReportWords();
  const say = usePublicWords();
  const navigate = useNavigate();
  const [reason, setReason] = useState<Reason>();
  const [more, setMore] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const address = useSelector(({ page }) => page.origin) + home.url;
  const goOn = () => {
    if (!reason) {
      setIsRefused(true);
      return;
    }
    const message = [t('report', { address }), t('reason', { reason: t(reason) }), more.trim()]
      .filter(Boolean)
      .join('\n');
    navigate('/contact', { state: { topic: 'home', message } satisfies BegunMessage });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={say('close')}
      foot={
        <Button look="primary" isWide onClick={goOn}>
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
              setIsRefused(false);
            }
          }}
        />
        {isRefused && (
          <Notice tone="danger" role="alert">
            {t('pick')}
          </Notice>
        )}
        <TextArea
          label={t('more')}
          optional={t('optional')}
          rows={3}
          maxLength={mostText}
          value={more}
          onChange={(event) => setMore(event.target.value)}
        />
        <p>{t('how')}</p>
        <Notice tone="warn">{t('danger')}</Notice>
      </div>
    </Dialog>
  );
}
