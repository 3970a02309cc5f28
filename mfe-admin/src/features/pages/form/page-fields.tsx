import { useMessages } from '@porchlight/client';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { PermissionField } from '../../../shared/guard/permission-field.tsx';
import { pagesMessages } from '../messages/catalog.ts';
import { pages } from '../page-resources.ts';
import { BlocksField } from './blocks-field.tsx';

/** Fields of a page: its text and blocks, then what search engines show of it. The publication is a card of its own. */
export function PageFields({ edited }: Pick<OpenForm, 'edited'>) {
  const t = useMessages(pagesMessages);
  const field = (name: string) => <RecordField key={name} screens={pages} edited={edited} name={name} />;
  return (
    <>
      {['headline', 'slug', 'pageType', 'body'].map(field)}
      <BlocksField edited={edited} />
      {['searchTitle', 'searchDescription', 'isIndexed'].map(field)}
      <PermissionField edited={edited} label={t('pages.permission')} hint={t('permissionHint')} />
    </>
  );
}
