/** Routes of the content service: settings, blocks, modules, pages, posts, FAQs, forms. */
export {
  brandContrast,
  colourPattern,
  minContrast,
  type BrandColours,
  type BrandTheme,
} from './settings/brand-colours.ts';
export type { ChosenState } from './life/content-states.ts';
export { findRecordAtAddress, ShownRecord, ShownRecordResponse } from './life/record-at-address.ts';
export { DraftChange, DraftResponse, type DraftRoutes } from './life/drafts.ts';
export { linkedPages } from './linked-pages.ts';
export { contentBlockResource } from './content-blocks.resource.ts';
export { EditLock, editLockMinutes, type EditLockRoutes } from './life/edit-lock.ts';
export { getLinkCheck, LinkCheck, LinkFault, startLinkCheck } from './redirects/link-check.ts';
export { maxShownLinkFaults } from './redirects/link-check-limits.ts';
export { redirectResource } from './redirects/redirects.resource.ts';
export { faqResource, faqTopicResource } from './faqs.resource.ts';
export {
  changeFormSubmission,
  deleteFormSubmission,
  exportFormSubmissions,
  FormSubmission,
  FormSubmissionsPage,
  listFormSubmissions,
  submissionLists,
  type SubmissionList,
} from './form-submissions.ts';
export {
  conversationClaimMinutes,
  conversationLists,
  conversationReplyLength,
  conversationSearchLength,
  heldReplyDecisions,
  type ConversationList,
  type ConversationState,
  type HeldReplyDecision,
} from './conversations/conversation-values.ts';
export {
  changeConversations,
  claimConversation,
  Conversation,
  ConversationMessage,
  ConversationReply,
  ConversationsChanged,
  ConversationSender,
  ConversationsPage,
  ConversationSummary,
  decideHeldReply,
  getConversation,
  listConversations,
  replyToConversation,
  showConversationSender,
} from './conversations/conversations.ts';
export { contactFields, ContactMessage, FormResponse, messageTopics, sendForm } from './forms.ts';
export { siteFormResource } from './forms.resource.ts';
export {
  ContentPage,
  Faq,
  FaqsResponse,
  getOwnPage,
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
export { pageBlockKinds } from './page-values.ts';
export { minPictureSides, pictureIdOf, picturePathPattern } from './pictures/picture-values.ts';
export { ContentPicture, ContentPictureResponse, uploadContentPicture } from './pictures/pictures.ts';
export { pageTypeResource } from './page-types.resource.ts';
export { permalinkResource } from './settings/permalinks.resource.ts';
export {
  discardPageDraft,
  listPlaceableBlocks,
  PageMenuItem,
  pageResource,
  PlaceableBlock,
  PlaceableBlocksResponse,
  releasePageLock,
  renewPageLock,
  savePageDraft,
  takeOverPageLock,
} from './pages.resource.ts';
export {
  createPagePreview,
  createPostPreview,
  getPagePreview,
  getPostPreview,
  PagePreview,
  PostPreview,
  PreviewLink,
  previewMinutes,
  type CreatePreview,
} from './life/previews.ts';
export { postCategoryResource } from './post-categories.resource.ts';
export { isMenuAddress } from './menus/menu-address.ts';
export { listGuardedContent, type GuardedContents } from './menus/guarded-items.ts';
export { getOwnMenus, type OwnMenus } from './menus/own-menus.ts';
export { maxMenuItems, type MenuLink, type MenuTarget } from './menus/menu-values.ts';
export {
  findMenuPages,
  MenuBranch,
  MenuEntry,
  menuItemResource,
  LinkablePage,
  MenuPagesResponse,
  MenuRecord,
  menuResource,
} from './menus/menus.resource.ts';
export {
  coverMotifs,
  discardPostDraft,
  postResource,
  releasePostLock,
  renewPostLock,
  savePostDraft,
  takeOverPostLock,
} from './posts.resource.ts';
export {
  changeProjectModuleSettings,
  DeclaredModuleSetting,
  FormattedModule,
  FormattedModulesResponse,
  getFormattedModules,
  getProjectModule,
  getProjectModuleHistory,
  listProjectModules,
  ModuleSetting,
  ModuleSettingsChange,
  type ModuleSettingType,
  ModuleSwitch,
  ProjectModule,
  ProjectModuleResponse,
  ProjectModulesResponse,
  revertProjectModule,
  switchProjectModule,
} from './project-modules.ts';
export { siteProfileId, siteProfileResource, socialNetworks } from './settings/site-profile.resource.ts';
export { rentalRulesResource } from './rental-rules.resource.ts';
export {
  ContentBlock,
  ContentBlocksResponse,
  getContentBlocks,
  getSiteSettings,
  Menu,
  MenuItem,
  SiteSettingsResponse,
} from './site.ts';
export {
  listTranslations,
  translatedResources,
  Translation,
  TranslationCount,
  translationStates,
  TranslationsPage,
  TranslationsQuery,
} from './translations.ts';
export { listContentFailedJobs, retryContentFailedJobs } from '../kernel/failed-jobs.ts';
