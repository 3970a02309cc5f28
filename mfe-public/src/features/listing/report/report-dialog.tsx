import { useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Dialog, LinkButton, Notice, RadioGroup, TextArea } from '@porchlight/ui';
import { useState } from 'react';
import { useCopy } from '../../../site/use-copy.ts';
import { useListingWords } from '../words/catalogue.ts';
import css from './report-dialog.module.css';
import { useReportWords } from './words/catalogue.ts';

/** What can be wrong with an ad (decisions 5.16). */
const reasons = ['scam', 'unavailable', 'details', 'location', 'unfair', 'duplicate', 'stolen', 'spam', 'unsafe', 'other'] as const;
type Reason = (typeof reasons)[number];
const isReason = (value: string): value is Reason => reasons.some((one) => one === value);

export interface ReportDialogProps { readonly home: Listing; readonly isOpen: boolean; readonly onClose: () => void }

/** Helps to write down what is wrong with an ad, and says where to send it: sending from here comes with the support desk. */
export function ReportDialog({ home, isOpen, onClose }: ReportDialogProps) {
  const t = useReportWords();
  const say = useListingWords();
  const copy = useCopy();
  const [reason, setReason] = useState<Reason>();
  const [more, setMore] = useState('');
  const address = useSelector(({ page }) => page.origin) + home.url;
  const report = [t('report', { address }), reason && t('reason', { reason: t(reason) }), more.trim()].filter(Boolean).join('\n');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={say('close')}
      foot={<div className={css.acts}><LinkButton link={Link} to="/contact">{t('contact')}</LinkButton><Button look="primary" onClick={() => void copy(report, t('copied'))}>{t('copy')}</Button></div>}>
      <div className={css.report}>
        <RadioGroup legend={t('what')} name="reason" value={reason} onChange={(value) => { if (isReason(value)) setReason(value); }} choices={reasons.map((value) => ({ value, label: t(value) }))} />
        <TextArea label={t('more')} optional={t('optional')} rows={3} value={more} onChange={(event) => setMore(event.target.value)} />
        <p>{t('how')}</p>
        <p className={css.text}>{report}</p>
        <Notice tone="warn">{t('danger')}</Notice>
      </div>
    </Dialog>
  );
}
