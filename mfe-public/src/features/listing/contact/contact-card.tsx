import { useFavourite, useFormat, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { FavouriteButton, addressLine, Price, useLanguageNames } from '@porchlight/listing-ui';
import { Avatar, Button, Card, Icon, Notice, VisuallyHidden } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconInfo from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconRosette from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { InquirySheet, DeferredInquiryForm } from './deferred-inquiry-form.tsx';
import contact from './contact.module.css';
import css from '../listing.module.css';
import { ReportButton } from '../report/report-button.tsx';
import { useListingMessages } from '../messages/catalog.ts';
import type { MonthlyCost } from '../costs/monthly-cost.ts';

interface ContactCardProps {
  readonly listing: Listing;
  readonly cost: MonthlyCost;
  /** Content block `listing.safety`. */ readonly safety: string | undefined;
}
/** Contact box: price, inquiry form, safety advice and the company that offers the listing. */
export function ContactCard({ listing, cost, safety }: ContactCardProps) {
  const t = useListingMessages();
  const format = useFormat();
  return (
    <aside className={contact.side} aria-label={t('contact')}>
      <Card isRaised className={contact.box}>
        <div>
          <Price listing={listing} size="large" />
          {cost.isEstimate && (
            <p className={css.small}>{t('aboutPrice', { amount: format.money(cost.total, listing.currency) })}</p>
          )}
        </div>
        <h2 className={contact.inquiryTitle}>{t('contactTitle')}</h2>
        <DeferredInquiryForm listing={listing} />
        <WideFavouriteButton listing={listing} />
        <Notice tone="quiet" icon={IconShield} className={contact.safe}>
          {safety ?? t('safety')} <Link to="/stay-safe">{t('staySafe')}</Link>
        </Notice>
      </Card>
      <CompanyCard listing={listing} />
      <div>
        {/* A report sent about another listing is not shown here. */}
        <ReportButton key={listing.id} listing={listing} />
      </div>
    </aside>
  );
}

// In the chunk of the form: each further chunk makes the first script of every page larger.
const ownNote = lazyPart(async () => (await import(/* webpackChunkName: "inquiry-form" */ './own-note.tsx')).OwnNote);

function WideFavouriteButton({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const { isFavourite, toggle } = useFavourite(listing.id);
  const { role } = useSession();
  return (
    <>
      <Button
        look="outline"
        isWide
        icon={isFavourite ? IconHeartFilled : IconHeart}
        aria-pressed={isFavourite}
        onClick={toggle}
      >
        {t(isFavourite ? 'kept' : 'keepIt')}
      </Button>
      {isFavourite && role === 'renter' && <DeferredPart part={ownNote} props={{ listing }} isWanted />}
    </>
  );
}

/** The company that offers a listing. */
export function CompanyCard({ listing: { company } }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const names = useLanguageNames();
  return (
    <Card className={contact.company}>
      <Avatar id={company.id} name={company.name} photo={company.logo} size="large" />
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

/** Verified badge that expands to an explanation of what was and was not checked. */
function VerifiedLandlord() {
  const t = useListingMessages();
  return (
    <details className={contact.verified}>
      <summary>
        <Icon of={IconRosette} size={16} />
        {t('verifiedLandlord')} <VisuallyHidden>{t('verifiedMeans')}</VisuallyHidden>
        <Icon of={IconInfo} size={16} />
      </summary>
      <p>{t('verifiedText')}</p>
    </details>
  );
}

/** Bottom bar on phones: price, favourite button, and a button that opens the inquiry form as a sheet. */
export function BottomBar({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  return (
    <div className={contact.bottom} role="region" aria-label={t('contact')}>
      <Price listing={listing} />
      <FavouriteButton listingId={listing.id} name={addressLine(listing)} isPlain />
      <InquirySheet listing={listing} />
    </div>
  );
}
