import { useMessages } from '@porchlight/client';
import type { FloorPlan, Listing } from '@porchlight/contracts/catalog';
import { detailMessages } from '@porchlight/listing-ui/details';
import { Icon } from '@porchlight/ui';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import css from '../listing.module.css';
import details from './details.module.css';

/** The floor plans of a home: images that open larger, and PDFs to download. Renders nothing without any. */
export function FloorPlans({ listing: { floorPlans = [], descriptionLang } }: { readonly listing: Listing }) {
  const t = useMessages(detailMessages);
  if (floorPlans.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{t('floorPlans')}</h2>
      <ul className={details.plans}>
        {floorPlans.map((plan, at) => (
          <li key={plan.id}>
            <Plan plan={plan} number={at + 1} lang={descriptionLang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlanProps {
  readonly plan: FloorPlan;
  readonly number: number;
  readonly lang: string;
}
function Plan({ plan: { url = '', label, format }, number, lang }: PlanProps) {
  const t = useMessages(detailMessages);
  const name = label ? <span lang={lang}>{label}</span> : t('floorPlan', { number });
  return format === 'pdf' ? (
    <a href={url} download>
      <span className={details.plan}>
        <Icon of={IconFile} size={32} />
      </span>
      {name} ({t('pdf')})
    </a>
  ) : (
    <a href={widthOf(url, 1440)} target="_blank" rel="noreferrer">
      <span className={details.plan}>
        <img src={widthOf(url, 480)} alt="" loading="lazy" />
      </span>
      {name}
    </a>
  );
}

const widthOf = (url: string, width: number) => url.replace('-960.', `-${width}.`);
