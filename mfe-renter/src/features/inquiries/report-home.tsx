import { useSelector } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type { InquirySummary } from '@porchlight/contracts/catalog';
import { Button, Dialog, Notice } from '@porchlight/ui';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useState } from 'react';
import css from './inquiries.module.css';
import { useInquiryWords } from './words/catalogue.ts';

/** The way to say that something is wrong with a home or its landlord: the contact form, with the beginning written. */
export function ReportHome({ inquiry: { listing, landlord } }: { readonly inquiry: InquirySummary }) {
  const t = useInquiryWords();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const origin = useSelector(({ page }) => page.origin);
  const home = 'url' in listing ? origin + listing.url : listing.id;
  const goOn = () =>
    navigate('/contact', { state: { topic: 'home', message: t('reportText', { home, landlord: landlord.name }) } });
  return (
    <div>
      <Button look="quiet" size="small" icon={IconFlag} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('reportTitle')}
        closeLabel={t('close')}
        foot={
          <Button look="primary" isWide data-focus-first onClick={goOn}>
            {t('reportGo')}
          </Button>
        }
      >
        <div className={css.write}>
          <p>{t('reportHow')}</p>
          <Notice tone="warn">{t('reportDanger')}</Notice>
        </div>
      </Dialog>
    </div>
  );
}
