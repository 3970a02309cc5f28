import { flash } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, Dialog, LinkButton, Notice } from '@porchlight/ui';
import { usePublicWords } from '../../words/catalogue.ts';
import css from './listing.module.css';
import { useListingWords } from './words/catalogue.ts';

export interface ReportDialogProps { readonly home: Listing; readonly isOpen: boolean; readonly onClose: () => void }

/** Says where to write about an ad that looks wrong: sending from here comes with the support desk. */
export function ReportDialog({ home, isOpen, onClose }: ReportDialogProps) {
  const t = useListingWords();
  const say = usePublicWords();
  const dispatch = useDispatch();
  const address = useSelector(({ page }) => page.origin) + home.url;
  const copy = () => {
    const copied = navigator.clipboard ? navigator.clipboard.writeText(address) : Promise.reject(new Error('no clipboard'));
    copied.then(() => dispatch(flash({ type: 'success', text: say('shared') })), () => dispatch(flash({ type: 'warning', text: say('shareFailed') })));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('reportTitle')} closeLabel={say('close')}
      foot={<div className={css.reportActs}><Button onClick={copy}>{t('reportCopy')}</Button><LinkButton link={Link} look="primary" to="/contact">{t('reportContact')}</LinkButton></div>}>
      <div className={css.report}><p>{t('reportText')}</p><p>{t('reportHow')}</p><p className={css.reportAddress}>{address}</p><Notice tone="warn">{t('reportDanger')}</Notice></div>
    </Dialog>
  );
}
