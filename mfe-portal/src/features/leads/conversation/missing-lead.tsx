import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { EmptyState, LinkButton } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';

interface Props {
  /** Address of the list. */
  readonly href: string;
  /** The page has a link to the list already. */
  readonly isPage: boolean;
}

/** Explains that the lead in the address does not exist. */
export function MissingLead({ href, isPage }: Props) {
  const t = useMessages(leadsMessages);
  return (
    <div role="status">
      <EmptyState
        title={t('missing')}
        acts={
          !isPage && (
            <LinkButton link={Link} to={href}>
              {t('back')}
            </LinkButton>
          )
        }
      >
        {t('missingText')}
      </EmptyState>
    </div>
  );
}
