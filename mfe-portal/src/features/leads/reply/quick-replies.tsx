import { useMessages } from '@porchlight/client';
import { Button, Chip } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './reply.module.css';

const quickReplies = ['available', 'documents', 'pets', 'rented'] as const;

interface Props {
  /** First name of the renter. */
  readonly name: string;
  readonly text: string;
  readonly onInsert: (text: string) => void;
  readonly onManage: () => void;
}

/**
 * Buttons that insert a ready text, of the product and of the landlord: with a greeting into an empty reply, else below
 * what is written.
 */
export function QuickReplies({ name, text, onInsert, onManage }: Props) {
  const t = useMessages(leadsMessages);
  const { data } = leadsCalls.useListReplyTemplatesQuery();
  const start = text.trim() === '' ? t('greeting', { name }) : text.trimEnd();
  const insert = (added: string) => onInsert(`${start}\n\n${added}`);
  return (
    <div role="group" aria-label={t('quickReplies')} className={css.quick}>
      {quickReplies.map((key) => (
        <Chip key={key} onClick={() => insert(t(`quickText.${key}`))}>
          {t(`quick.${key}`)}
        </Chip>
      ))}
      {data?.templates.map((template) => (
        <Chip key={template.id} onClick={() => insert(template.text)}>
          {template.name}
        </Chip>
      ))}
      <Button look="quiet" size="small" icon={IconPencil} aria-haspopup="dialog" onClick={onManage}>
        {t('manageReplies')}
      </Button>
    </div>
  );
}
