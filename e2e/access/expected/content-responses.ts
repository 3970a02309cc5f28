import { actors as everyone, type Actor } from '../../access.expected.ts';
import { expectedResources, recordKeys } from '../resource-table.ts';
import { below, pagination, response, split, type ExpectedResponse } from './response.ts';

const staff: readonly Actor[] = ['support', 'admin', 'owner'];
const staffResources = new Set(
  expectedResources.filter(({ view }) => view.includes('support')).map(({ path }) => path.replace('/admin/', '')),
);
const users: readonly Actor[] = ['renter', 'landlord', 'support', 'admin', 'owner'];
const module = split('isEnabled settings[].key settings[].value');
const page = 'currentPage showing.start showing.end total more';
const block = split('contentKey contents[].contentKey contents[].content contents[].lang');
const shownPage = below('page', [
  ...split('slug pageType template title description body lang updatedAt isIndexed searchTitle?'),
  ...below('blocks[]', split('key kind contents[].contentKey contents[].content contents[].lang')),
]);
/** Keys of the lists of the translation desk. */
const translations = [
  ...below('translations[]', split('kind id name.en-CA name.fr-CA? name.en-US? state missing[]?')),
  ...below('translations[].outdated[]', split('field? changedAt?')),
  ...below('counts[]', split('kind state count')),
];

/** Expected keys of the responses of content, and of the lists of all resources. */
export const contentResponses: readonly ExpectedResponse[] = [
  response('/content-blocks/get-content', everyone, below('contentBlocks[]', block), 'version'),
  response(
    '/site-settings',
    everyone,
    below('siteSettings', [
      ...split('siteName companyInfo.logo companyInfo.email companyInfo.company companyInfo.address'),
      ...split('companyInfo.logoSize.width? companyInfo.logoSize.height?'),
      ...split('companyInfo.socialMedia.* links.listYourAd languages[] brand? brand.light? brand.dark?'),
    ]),
    'permaLinks.*',
    'menus.*',
    'contentVersion',
  ),
  response(
    '/project-modules-formatted',
    everyone,
    ...['newcomers', 'maps', 'rentTrends'].map((name) => below(`projectModules.${name}`, module)),
  ),
  // The demo has none of both.
  response('/admin/made-permissions?perPage=1', ['owner'], 'records[]?', below('pagination', split(page))),
  response('/admin/security-incidents?perPage=1', staff, 'records[]?', below('pagination', split(page))),
  ...Object.keys(recordKeys)
    .filter((name) => name !== 'made-permissions')
    .map((name) =>
      response(`/admin/${name}?perPage=1`, staffResources.has(name) ? staff : ['admin', 'owner'], [
        ...below('records[]', ['id', 'version', 'updatedAt', ...(recordKeys[name] ?? [])]),
        ...below('pagination', split(page)),
      ]),
    ),
  response(
    '/support/messages',
    staff,
    below(
      'conversations[]',
      split(
        'id? reference? list? name? topic? excerpt? language? sentAt? waitingSince? repliedAt? closedAt? hasHeld? claimedBy?',
      ),
    ),
    pagination,
  ),
  response(
    '/admin/forms/contact/submissions',
    staff,
    below('submissions[]', split('id? sentAt? handledAt? isSuspect? language? page?')),
    below('submissions[].answers', split('name? email? topic? message?')),
    pagination,
  ),
  response(
    '/admin/page-blocks',
    ['admin', 'owner'],
    below('blocks[]', split('key kind isPublic title.en-CA? title.fr-CA?')),
  ),
  response('/own-menus', users, 'menus.*'),
  response('/admin/guarded-content', ['owner'], 'contents[]?'),
  response('/admin/permission-choices', ['admin', 'owner'], 'permissions[]?'),
  response(
    '/admin/menu-pages',
    ['admin', 'owner'],
    below('pages[]', split('id title.en-CA title.fr-CA title.en-US? url isPublic')),
  ),
  response('/admin/record-at-address?address=/about', ['admin', 'owner'], below('record', split('kind id'))),
  response('/admin/link-check', ['admin', 'owner'], split('state checked total finishedAt? faultCount faults[]?')),
  response('/admin/translations?state=translated', staff, translations, pagination),
  response(
    '/project-modules',
    ['admin', 'owner'],
    below('projectModules[]', [
      ...split('id key version updatedAt? settings[].type settings[].defaultValue'),
      ...module,
    ]),
  ),
  response('/pages/by-address?address=/about', everyone, shownPage),
  response('/own-pages/by-address?address=/about', users, shownPage),
  response(
    '/posts',
    everyone,
    below('posts[]', split('slug title summary lang category categoryName author cover readingMinutes publishedAt')),
    pagination,
  ),
  response('/post-categories', everyone, below('categories[]', split('slug name count'))),
  response('/faqs', everyone, below('faqs[]', split('id topic question answer lang'))),
];
