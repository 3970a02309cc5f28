import { useMessages } from '@porchlight/client';
import { siteProfileId } from '@porchlight/contracts/content';
import { ListCard, type ListCardProps } from '@porchlight/console-ui';
import { LoadedPart, RecordEditor } from '@porchlight/resource-kit';
import { siteMessages } from './messages/catalog.ts';
import { ProfileFields } from './profile-fields.tsx';
import css from './profile-fields.module.css';
import { siteProfile } from './site-profile-screens.ts';

/** Name, colours, social links and operator of the site, as visitors see them. */
export function SiteTab({ tabs }: { readonly tabs: Pick<ListCardProps, 'views' | 'viewsLabel' | 'link'> }) {
  const t = useMessages(siteMessages);
  return (
    <>
      <ListCard {...tabs}>
        <p className={css.intro}>{t('description')}</p>
      </ListCard>
      <LoadedPart screens={siteProfile} id={siteProfileId}>
        {(record) => <RecordEditor screens={siteProfile} record={record} fields={ProfileFields} />}
      </LoadedPart>
    </>
  );
}
