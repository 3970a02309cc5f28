import { api, useLanguage, useMessages, usePermission } from '@porchlight/client';
import { Link, useLocation } from '@porchlight/client/router';
import { splitLanguage, type PermissionName } from '@porchlight/contracts';
import { Icon } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { contentPath } from '../../routing/content-path.ts';
import { editLinkCalls } from './edit-link-calls.ts';
import css from './edit-link.module.css';
import { editLinkMessages } from './messages/catalog.ts';

/** Screen that changes what a page shows, and the permission that it needs. */
interface Editor {
  readonly permission: PermissionName;
  readonly path: string;
}
const editors: Readonly<Record<string, Editor>> = {
  '/': { permission: 'modifyGlobalContent', path: '/admin/global-content' },
  '/guides': { permission: 'modifyBlogs', path: '/admin/posts' },
  '/faqs': { permission: 'modifyFaqs', path: '/admin/faqs' },
};
const location = /^\/homes\/([a-z0-9-]+)\/([a-z0-9-]+)$/;
const mayShowRecord = /^\/(guides\/)?[a-z0-9-]+$/;

/** Link to the editor of a page of the public site, for those who may modify what it shows. */
export function EditLink() {
  const { path } = splitLanguage(contentPath(useLocation()));
  const editor = editors[path];
  if (editor) return <LinkOfEditor editor={editor} />;
  const [, province, place] = location.exec(path) ?? [];
  if (province && place) return <LinkOfLocation province={province} place={place} />;
  return mayShowRecord.test(path) ? <LinkOfRecord address={path} /> : null;
}

const LinkOfEditor = ({ editor: { permission, path } }: { readonly editor: Editor }) =>
  usePermission(permission) ? <LinkTo path={path} /> : null;

function LinkOfRecord({ address }: { readonly address: string }) {
  const mayModifyPosts = usePermission('modifyBlogs');
  const mayModifyPages = usePermission('modifyPages');
  const { currentData } = editLinkCalls.useFindRecordAtAddressQuery(
    { query: { address } },
    { skip: !mayModifyPosts && !mayModifyPages },
  );
  const record = currentData?.record;
  return record ? <LinkTo path={`/admin/${record.kind}/${record.id}/edit`} /> : null;
}

const editorsOfLocations: Readonly<Record<string, string>> = {
  city: '/admin/cities',
  metro: '/admin/metropolitanarea',
};
/** Link to the editor of a city or metro area, whose page has loaded it already. */
function LinkOfLocation({ province, place }: { readonly province: string; readonly place: string }) {
  const lang = useLanguage();
  const mayModify = { city: usePermission('modifyCities'), metro: usePermission('modifyProvinces') };
  const { currentData } = api.useGetPlaceQuery(
    { params: { province, place }, query: { lang } },
    { skip: !mayModify.city && !mayModify.metro },
  );
  const { kind, id } = currentData?.area ?? {};
  return (kind === 'city' || kind === 'metro') && id && mayModify[kind] ? (
    <LinkTo path={`${editorsOfLocations[kind]}/${id}/edit`} />
  ) : null;
}

function LinkTo({ path }: { readonly path: string }) {
  const t = useMessages(editLinkMessages);
  return (
    <Link to={path} className={css.link}>
      <Icon of={IconPencil} size={20} />
      {t('edit')}
    </Link>
  );
}
