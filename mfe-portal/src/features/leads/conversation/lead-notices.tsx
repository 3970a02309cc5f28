import { useFormat, useMessages, useNow } from '@porchlight/client';
import type { Lead } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import { leadsMessages } from '../messages/catalog.ts';
import { useWaitText } from '../use-wait-text.ts';
import { waitingSinceOf, waitOf } from '../../../shared/leads/wait.ts';
import type { LeadActions } from './use-lead-actions.ts';

interface Props {
  readonly lead: Lead;
  readonly canModify: boolean;
  readonly actions: LeadActions;
  readonly onShowBlocked: () => void;
}

/** What the landlord should know before a reply: how long the renter waits, risks, and states that can be undone. */
export function LeadNotices(props: Props) {
  const { lead } = props;
  return (
    <>
      <Waiting lead={lead} />
      <States {...props} />
      <Cautions lead={lead} />
      <Address {...props} />
    </>
  );
}

const waitTones = { neutral: 'quiet', warn: 'warn', danger: 'danger' } as const;

function Waiting({ lead }: Pick<Props, 'lead'>) {
  const t = useMessages(leadsMessages);
  const now = useNow();
  const waitText = useWaitText();
  const since = waitingSinceOf(lead);
  if (since === undefined || lead.isErased) return null;
  return (
    <Notice
      tone={waitTones[waitOf(since, now).tone]}
      icon={IconClock}
      title={t('hasWaited', { name: lead.firstName, wait: waitText(since) })}
    />
  );
}

/** Archived and marked as spam, each with a button that takes it back. */
function States({ lead: { isArchived, stage }, canModify, actions }: Props) {
  const t = useMessages(leadsMessages);
  const act = (text: string, onClick: () => void) =>
    canModify && (
      <Button size="small" onClick={onClick}>
        {text}
      </Button>
    );
  return (
    <>
      {isArchived && (
        <Notice tone="quiet" icon={IconArchive} acts={act(t('unarchive'), actions.toggleArchived)}>
          {t('archived')}
        </Notice>
      )}
      {stage === 'spam' && (
        <Notice tone="quiet" icon={IconShieldX} acts={act(t('notSpam'), actions.toggleSpam)}>
          {t('isSpam')}
        </Notice>
      )}
    </>
  );
}

function Cautions({ lead: { cautions } }: Pick<Props, 'lead'>) {
  const t = useMessages(leadsMessages);
  const format = useFormat();
  const found = cautions.filter((caution) => caution !== 'unchecked').map((caution) => t(`caution.${caution}`));
  return (
    <>
      {cautions.includes('unchecked') && (
        <Notice tone="warn" title={t('unchecked')}>
          {t('uncheckedText')}
        </Notice>
      )}
      {found.length > 0 && (
        <Notice tone="warn" title={t('beCareful')}>
          {t('cautions', { found: format.list(found) })}
        </Notice>
      )}
    </>
  );
}

/** Why a reply does not reach the renter, or not yet. */
function Address({
  lead: { firstName: name, isErased, isBlocked, isAddressConfirmed },
  canModify,
  onShowBlocked,
}: Props) {
  const t = useMessages(leadsMessages);
  if (isErased) return <Notice tone="quiet">{t('erased', { name })}</Notice>;
  if (isBlocked)
    return (
      <Notice
        tone="warn"
        icon={IconBan}
        acts={
          canModify && (
            <Button size="small" aria-haspopup="dialog" onClick={onShowBlocked}>
              {t('unblockName', { name })}
            </Button>
          )
        }
      >
        {t('isBlocked', { name })}
      </Notice>
    );
  return isAddressConfirmed ? null : <Notice title={t('unconfirmed')}>{t('unconfirmedText', { name })}</Notice>;
}
