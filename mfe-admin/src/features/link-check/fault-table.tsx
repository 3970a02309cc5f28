import { useLanguage, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { DataTable, StatusBadge, type Column } from '@porchlight/console-ui';
import type { LinkFault } from '@porchlight/contracts/content';
import { linkCheckMessages } from './messages/catalog.ts';

const editors: Readonly<Record<LinkFault['kind'], (id: string) => string>> = {
  pages: (id) => `/admin/pages/${id}/edit`,
  posts: (id) => `/admin/posts/${id}/edit`,
  faqs: (id) => `/admin/faqs/${id}/edit`,
  contentBlocks: (key) => `/admin/global-content?key=${key}`,
  menuItems: (id) => `/admin/menu-items/${id}/edit`,
  redirects: (id) => `/admin/redirects/${id}`,
};

/** Links without a page, each with the form of the record that has it. */
export function FaultTable({ faults }: { readonly faults: readonly LinkFault[] }) {
  const t = useMessages(linkCheckMessages);
  const language = useLanguage();
  const nameOf = ({ name }: Pick<LinkFault, 'name'>) => name[language] ?? name['en-CA'];
  const columns: readonly Column<LinkFault & { readonly id: string }>[] = [
    {
      key: 'record',
      title: t('record'),
      card: 'title',
      render: (fault) => <Link to={editors[fault.kind](fault.recordId)}>{nameOf(fault)}</Link>,
    },
    { key: 'kind', title: t('kind'), card: 'fact', render: ({ kind }) => t(`kind.${kind}`) },
    { key: 'link', title: t('link'), card: 'fact', render: ({ link }) => link },
    {
      key: 'reason',
      title: t('reason'),
      card: 'status',
      render: ({ reason }) => (
        <StatusBadge tone={reason === 'missing' ? 'danger' : 'warn'}>{t(`reason.${reason}`)}</StatusBadge>
      ),
    },
  ];
  return (
    <DataTable
      rows={faults.map((fault) => ({ ...fault, id: `${fault.kind}/${fault.recordId}/${fault.link}` }))}
      columns={columns}
      nameOf={nameOf}
      texts={{ caption: t('table') }}
    />
  );
}
