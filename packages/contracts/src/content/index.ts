/** Routes of the content service: settings, blocks, modules, pages, posts, FAQs, forms. */
export { faqResource, faqTopicResource } from './faqs.resource.ts';
export { ContactMessage, FormResponse, messageTopics, sendForm } from './forms.ts';
export {
  ContentPage,
  Faq,
  FaqsResponse,
  getPageByAddress,
  getPost,
  listFaqs,
  listPostCategories,
  listPosts,
  PageBlock,
  PageResponse,
  Post,
  PostCategoriesResponse,
  PostCategory,
  PostLocation,
  PostResponse,
  PostsResponse,
  PostSummary,
  TextHeading,
} from './pages.ts';
export { postCategoryResource } from './post-categories.resource.ts';
export { rentalRulesResource } from './rental-rules.resource.ts';
export {
  ContentBlock,
  ContentBlocksResponse,
  FormattedModule,
  FormattedModulesResponse,
  getContentBlocks,
  getFormattedModules,
  getProjectModule,
  getSiteSettings,
  listProjectModules,
  Menu,
  MenuItem,
  ProjectModule,
  ProjectModuleResponse,
  ProjectModulesResponse,
  SiteSettingsResponse,
} from './site.ts';
