import type { PermissionName } from '../../kernel/routes/permissions.ts';

/** Labels of the resources whose changes the dashboard lists, with the permission to view them. */
export const editedResources = {
  cities: 'viewCities',
  companies: 'viewCompanies',
  creditBundles: 'viewCreditBundles',
  faqs: 'viewFaqs',
  metroAreas: 'viewCities',
  pages: 'viewPages',
  pageTypes: 'viewPageTypes',
  postCategories: 'viewBlogs',
  posts: 'viewBlogs',
  promoCodes: 'viewPromoCodes',
  provinces: 'viewProvinces',
  redirects: 'viewSiteSettings',
  roles: 'viewRoles',
  users: 'viewUsers',
} as const satisfies Readonly<Record<string, PermissionName>>;
export type EditedResource = keyof typeof editedResources;
export const editedResourceLabels = Object.keys(editedResources) as EditedResource[];
