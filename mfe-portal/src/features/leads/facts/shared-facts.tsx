import { useFormat, useMessages } from '@porchlight/client';
import type { Lead } from '@porchlight/contracts/catalog';
import { useVocabulary } from '@porchlight/listing-ui';
import { Icon, type IconDrawing } from '@porchlight/ui';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPaw from '@tabler/icons-react/dist/esm/icons/IconPaw.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { leadsMessages } from '../messages/catalog.ts';
import css from './facts.module.css';

interface SharedFact {
  readonly icon: IconDrawing;
  readonly label: string;
  readonly value: string | undefined;
}

/** Returns what the renter wrote about the move; facts that were not shared are left out. */
function useFacts({ moveInDate, householdSize, pets, isAbroad }: Lead): readonly SharedFact[] {
  const t = useMessages(leadsMessages);
  const format = useFormat();
  const facts: readonly SharedFact[] = [
    { icon: IconMapPin, label: t('whereNow'), value: isAbroad ? t('abroad') : undefined },
    { icon: IconKey, label: t('moveIn'), value: moveInDate && format.date(moveInDate) },
    {
      icon: IconUsers,
      label: t('household'),
      value: householdSize === undefined ? undefined : t('householdSize', { count: householdSize }),
    },
    { icon: IconPaw, label: t('pets'), value: pets },
  ];
  return facts.filter(({ value }) => value);
}

/** What the renter chose to share about the move and the documents that are ready. */
export function SharedFacts({ lead }: { readonly lead: Lead }) {
  const t = useMessages(leadsMessages);
  const facts = useFacts(lead);
  if (facts.length === 0 && lead.documentsReady.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>
        <Icon of={IconUserCheck} />
        {t('shared', { name: lead.firstName })}
      </h3>
      {facts.length > 0 && (
        <dl className={css.list}>
          {facts.map(({ icon, label, value }) => (
            <div key={label}>
              <dt>
                <Icon of={icon} />
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lead.documentsReady.length > 0 && <Documents kinds={lead.documentsReady} />}
    </section>
  );
}

/** Documents that the renter has; the documents themselves are not sent. */
function Documents({ kinds }: { readonly kinds: Lead['documentsReady'] }) {
  const t = useMessages(leadsMessages);
  const word = useVocabulary();
  return (
    <>
      <h4>{t('documents')}</h4>
      <ul className={css.documents}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Icon of={IconCircleCheckFilled} />
            <span>{word('document', kind)}</span>
          </li>
        ))}
      </ul>
      <p className={css.small}>{t('documentsHint')}</p>
    </>
  );
}
