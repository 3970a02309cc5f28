import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, EmptyState, Icon, LinkButton } from '@porchlight/ui';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { leadHref, type LeadsAddress } from '../leads-address.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './list.module.css';

interface Props {
  readonly address: LeadsAddress;
  /** Removes the filters. */
  readonly onClear: () => void;
}

/** Explains an empty list: the filters match nothing, the list has no leads, or there are none yet. */
export const NoLeads = ({ address, onClear }: Props) => (
  <div role="status" className={css.empty}>
    <Explanation address={address} onClear={onClear} />
  </div>
);

function Explanation({ address: { list, filters }, onClear }: Props) {
  const t = useMessages(leadsMessages);
  if (Object.keys(filters).length > 0)
    return <EmptyState acts={<Button onClick={onClear}>{t('clearFilters')}</Button>}>{t('noMatch')}</EmptyState>;
  if (list !== 'open')
    return (
      <EmptyState
        acts={
          <LinkButton link={Link} to={leadHref({ list: 'open', filters })}>
            {t('showAll')}
          </LinkButton>
        }
      >
        {t(list === 'waiting' ? 'emptyWaiting' : 'emptyList')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('empty')}
      picture={
        <div className={css.picture}>
          <Icon of={IconInbox} size={32} />
        </div>
      }
      acts={
        <LinkButton link={Link} to="/portal/listings">
          {t('toListings')}
        </LinkButton>
      }
    >
      {t('emptyTip')}
    </EmptyState>
  );
}
