import { useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Dialog, LinkButton, Notice } from '@porchlight/ui';
import { useCopy } from '../../site/use-copy.ts';
import { usePublicWords } from '../../words/catalogue.ts';
import css from './listing.module.css';
import { useListingWords } from './words/catalogue.ts';

export interface ReportDialogProps { readonly home: Listing; readonly isOpen: boolean; readonly onClose: () => void }

/** Says where to write about an ad that looks wrong: sending from here comes with the support desk. */
export function ReportDialog({ home, isOpen, onClose }: ReportDialogProps) {
  const t = useListingWords();
  const say = usePublicWords();
  const copy = useCopy();
  const address = useSelector(({ page }) => page.origin) + home.url;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('reportTitle')} closeLabel={say('close')}
      foot={<div className={css.reportActs}><Button onClick={() => void copy(address)}>{t('reportCopy')}</Button><LinkButton link={Link} look="primary" to="/contact">{t('reportContact')}</LinkButton></div>}>
      <div className={css.report}><p>{t('reportText')}</p><p>{t('reportHow')}</p><p className={css.reportAddress}>{address}</p><Notice tone="warn">{t('reportDanger')}</Notice></div>
    </Dialog>
  );
}
