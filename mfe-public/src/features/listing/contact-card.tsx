import { useFavourite, useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { FavouriteButton, placeOf, Price } from '@porchlight/listing-ui';
import { Avatar, Button, Card, Icon, Notice, VisuallyHidden } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconInfo from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconRosette from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { InquirySheet, LateInquiryForm } from './contact/late-inquiry-form.tsx';
import css from './listing.module.css';
import { ReportButton } from './report-button.tsx';
import { useListingWords } from './words/catalogue.ts';
import type { MonthlyCost } from './monthly-cost.ts';
import { useLanguageNames } from './use-language-names.ts';

interface ContactCardProps {
  readonly home: Listing;
  readonly cost: MonthlyCost;
  /** Block `listing.safety`. */ readonly safety: string | undefined;
}
/** The price, the message to the landlord, how to stay safe, and who offers the home. */
export function ContactCard({ home, cost, safety }: ContactCardProps) {
  const t = useListingWords();
  const format = useFormat();
  return (
    <aside className={css.side} aria-label={t('contact')}>
      <Card isRaised className={css.box}>
        <div>
          <Price home={home} size="large" />
          {cost.isRough && (
            <p className={css.small}>{t('aboutPrice', { amount: format.money(cost.total, home.currency) })}</p>
          )}
        </div>
        <h2>{t('contactTitle')}</h2>
        <LateInquiryForm home={home} />
        <KeepButton id={home.id} />
        <Notice tone="quiet" icon={IconShield} className={css.safe}>
          {safety ?? t('safety')} <Link to="/stay-safe">{t('staySafe')}</Link>
        </Notice>
      </Card>
      <CompanyCard home={home} />
      <div>
        <ReportButton home={home} />
      </div>
    </aside>
  );
}

function KeepButton({ id }: { readonly id: string }) {
  const t = useListingWords();
  const { isKept, toggle } = useFavourite(id);
  return (
    <Button look="outline" isWide icon={isKept ? IconHeartFilled : IconHeart} aria-pressed={isKept} onClick={toggle}>
      {t(isKept ? 'kept' : 'keepIt')}
    </Button>
  );
}

function CompanyCard({ home: { company } }: { readonly home: Listing }) {
  const t = useListingWords();
  const names = useLanguageNames();
  return (
    <Card className={css.company}>
      <Avatar id={company.id} name={company.name} size="large" />
      <div>
        <strong>{company.name}</strong>
        {company.verified ? <VerifiedLandlord /> : <p>{t('landlord')}</p>}
        {company.replyHours !== undefined && (
          <p>{t('repliesIn', { count: Math.max(1, Math.round(company.replyHours)) })}</p>
        )}
        {company.languages.length > 0 && <p>{t('speaks', { list: names(company.languages) })}</p>}
      </div>
    </Card>
  );
}

/** The label with its meaning: what was checked, and what was not. */
function VerifiedLandlord() {
  const t = useListingWords();
  return (
    <details className={css.verified}>
      <summary>
        <Icon of={IconRosette} size={16} />
        {t('verifiedLandlord')} <VisuallyHidden>{t('verifiedMeans')}</VisuallyHidden>
        <Icon of={IconInfo} size={16} />
      </summary>
      <p>{t('verifiedText')}</p>
    </details>
  );
}

/** The bar at the bottom of a phone: the price, the heart, and the message to the landlord as a sheet. */
export function BottomBar({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  return (
    <div className={css.bottom} role="region" aria-label={t('contact')}>
      <Price home={home} />
      <FavouriteButton listingId={home.id} name={placeOf(home)} isPlain />
      <InquirySheet home={home} />
    </div>
  );
}
