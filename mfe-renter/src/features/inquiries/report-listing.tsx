import { useSelector } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type { InquirySummary } from '@porchlight/contracts/catalog';
import { Button, Dialog, Notice } from '@porchlight/ui';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useState } from 'react';
import css from './inquiries.module.css';
import { useInquiryMessages } from './messages/catalog.ts';

/** Renders the button that reports a listing or its landlord. It opens the contact form with a prefilled message. */
export function ReportListing({ inquiry: { listing, landlord } }: { readonly inquiry: InquirySummary }) {
  const t = useInquiryMessages();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const origin = useSelector(({ page }) => page.origin);
  const home = 'url' in listing ? origin + listing.url : listing.id;
  const openContactForm = () =>
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
          <Button look="primary" isWide data-focus-first onClick={openContactForm}>
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
