import { useMessages } from '@porchlight/client';
import type { Lead } from '@porchlight/contracts/catalog';
import { Icon, Menu, type MenuItem } from '@porchlight/ui';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { useState } from 'react';
import { conversationId } from '../leads-address.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './conversation.module.css';
import { DeleteLead } from './delete-lead.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface Props {
  readonly lead: Lead;
  readonly actions: LeadActions;
  readonly listHref: string;
  readonly onShowBlocked: () => void;
}

/** The menu closes before an action runs: the focus goes to the conversation, to which a dialog returns it. */
const fromConversation = (action: () => void) => () => {
  document.getElementById(conversationId)?.focus({ preventScroll: true });
  action();
};

/** Menu of what a landlord does with a lead. */
export function LeadMenu({ lead, actions, listHref, onShowBlocked }: Props) {
  const t = useMessages(leadsMessages);
  const [isDeleting, setDeleting] = useState(false);
  const items = useItems({ lead, actions, onShowBlocked, onDelete: () => setDeleting(true) });
  return (
    <>
      <Menu
        name={t('moreActions')}
        label={<Icon of={IconDots} size={24} />}
        buttonClass={css.menuButton ?? ''}
        items={items.map((item) => ({ ...item, onPick: fromConversation(item.onPick) }))}
      />
      <DeleteLead lead={lead} isOpen={isDeleting} listHref={listHref} onClose={() => setDeleting(false)} />
    </>
  );
}

interface ItemsOptions extends Omit<Props, 'listHref'> {
  readonly onDelete: () => void;
}

function useItems({ lead, actions, onShowBlocked, onDelete }: ItemsOptions) {
  const t = useMessages(leadsMessages);
  const { firstName: name, stage, isArchived, isBlocked, isErased } = lead;
  const items: (MenuItem & { readonly onPick: () => void })[] = [
    {
      id: 'archive',
      icon: isArchived ? IconArchiveOff : IconArchive,
      label: (
        <>
          {t(isArchived ? 'unarchive' : 'archive')}
          <kbd aria-hidden className={css.key}>
            E
          </kbd>
        </>
      ),
      onPick: actions.toggleArchived,
    },
    {
      id: 'spam',
      icon: stage === 'spam' ? IconShieldCheck : IconShieldX,
      label: t(stage === 'spam' ? 'notSpam' : 'markSpam'),
      onPick: actions.toggleSpam,
    },
  ];
  // An erased renter has no address to block.
  if (isBlocked)
    items.push({ id: 'unblock', icon: IconUserCheck, label: t('unblockName', { name }), onPick: onShowBlocked });
  else if (!isErased)
    items.push({ id: 'block', icon: IconBan, label: t('block', { name }), onPick: () => void actions.block() });
  items.push({
    id: 'delete',
    icon: IconTrash,
    label: <span className={css.danger}>{t('delete')}</span>,
    startsGroup: true,
    onPick: onDelete,
  });
  return items;
}
