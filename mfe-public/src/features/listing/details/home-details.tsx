import { useMessages } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { detailMessages, useHomeDetails } from '@porchlight/listing-ui/details';
import css from '../listing.module.css';
import details from './details.module.css';
import { FloorPlans } from './floor-plans.tsx';

/** What the landlord added about the home, and its floor plans; renders nothing without either. */
export const HomeDetails = ({ listing }: { readonly listing: Listing }) => (
  <>
    <Answers listing={listing} />
    <FloorPlans listing={listing} />
  </>
);

function Answers({ listing }: { readonly listing: Listing }) {
  const t = useMessages(detailMessages);
  const facts = useHomeDetails()(listing, listing.descriptionLang);
  if (facts.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{t('title')}</h2>
      <dl className={details.details}>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
