import { useMessages } from '@porchlight/client';
import type { Lead } from '@porchlight/contracts/catalog';
import { Icon } from '@porchlight/ui';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { leadsMessages } from '../messages/catalog.ts';
import { ContactFacts } from './contact-facts.tsx';
import css from './facts.module.css';
import { LeadListingCard } from './lead-listing-card.tsx';
import { SharedFacts } from './shared-facts.tsx';

/** The home of a lead, and what its renter chose to share. */
export function LeadFacts({ lead }: { readonly lead: Lead }) {
  const t = useMessages(leadsMessages);
  return (
    <aside aria-label={t('about', { name: lead.firstName })} className={css.facts}>
      <LeadListingCard listing={lead.listing} />
      <SharedFacts lead={lead} />
      <ContactFacts lead={lead} />
      <p className={css.fair}>
        <Icon of={IconScale} />
        {t('fairChoice')}
      </p>
    </aside>
  );
}
