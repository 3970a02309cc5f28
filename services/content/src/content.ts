import {
  acceptUploads,
  CreateListExport20261127204000,
  CreateResourceHistory20261122180000,
  defineService,
} from '@porchlight/service-kit';
import { ContentBlock, ContentValue } from './content-blocks/content-block.entity.ts';
import { EditableBlock } from './content-blocks/editable-block.entity.ts';
import { RentalRules } from './content-blocks/rental-rules.entity.ts';
import { ContentConfig } from './config.ts';
import { ContentModule } from './content.module.ts';
import { FormMessage } from './conversations/form-message.entity.ts';
import { CreateSettingsMenusAndModules20261121060000 } from './database/migrations/20261121060000-create-settings-menus-and-modules.ts';
import { CreateBlocksPagesAndPosts20261121060100 } from './database/migrations/20261121060100-create-blocks-pages-and-posts.ts';
import { CreateContentVersion20261121060200 } from './database/migrations/20261121060200-create-content-version.ts';
import { CreatePageBlocks20261121100000 } from './database/migrations/20261121100000-create-page-blocks.ts';
import { CreateForms20261121100100 } from './database/migrations/20261121100100-create-forms.ts';
import { AddPostSearchAndPlace20261121100200 } from './database/migrations/20261121100200-add-post-search-and-place.ts';
import { EditFaqsAndCategories20261122180100 } from './database/migrations/20261122180100-edit-faqs-and-categories.ts';
import { EditRentalRules20261123000000 } from './database/migrations/20261123000000-edit-rental-rules.ts';
import { IndexFaqSearch20261123001000 } from './database/migrations/20261123001000-index-faq-search.ts';
import { HandleFormSubmissions20261127080000 } from './database/migrations/20261127080000-handle-form-submissions.ts';
import { EditPosts20261127140000 } from './database/migrations/20261127140000-edit-posts.ts';
import { AddDraftOfPosts20261127140100 } from './database/migrations/20261127140100-add-draft-of-posts.ts';
import { RenewContentVersionForReaders20261127140200 } from './database/migrations/20261127140200-renew-content-version-for-readers.ts';
import { EditMenus20261127143000 } from './database/migrations/20261127143000-edit-menus.ts';
import { EditContentBlocks20261127161000 } from './database/migrations/20261127161000-edit-content-blocks.ts';
import { UpdateValuesOfRentalRules20261127161050 } from './database/migrations/20261127161050-update-values-of-rental-rules.ts';
import { NoteTranslations20261127161100 } from './database/migrations/20261127161100-note-translations.ts';
import { EditPageTypes20261127162000 } from './database/migrations/20261127162000-edit-page-types.ts';
import { EditPages20261127162100 } from './database/migrations/20261127162100-edit-pages.ts';
import { AddSearchTextsOfPosts20261127162200 } from './database/migrations/20261127162200-add-search-texts-of-posts.ts';
import { CreateSiteProfile20261127163000 } from './database/migrations/20261127163000-create-site-profile.ts';
import { IndexSortsOfPosts20261127166000 } from './database/migrations/20261127166000-index-sorts-of-posts.ts';
import { NoteTranslationsOfPages20261127167000 } from './database/migrations/20261127167000-note-translations-of-pages.ts';
import { CreatePermalinks20261127190000 } from './database/migrations/20261127190000-create-permalinks.ts';
import { AddDraftOfPages20261127201000 } from './database/migrations/20261127201000-add-draft-of-pages.ts';
import { CreateEditLocks20261127200000 } from './database/migrations/20261127200000-create-edit-locks.ts';
import { CreateContentPictures20261127202000 } from './database/migrations/20261127202000-create-content-pictures.ts';
import { expiredLocksSweep } from './content-life/edit-locks.ts';
import { EditRedirects20261127203000 } from './database/migrations/20261127203000-edit-redirects.ts';
import { KeepPostsOutOfSearch20261127203100 } from './database/migrations/20261127203100-keep-posts-out-of-search.ts';
import { CreateLinkCheck20261127203200 } from './database/migrations/20261127203200-create-link-check.ts';
import { GuardMenuItems20261128050000 } from './database/migrations/20261128050000-guard-menu-items.ts';
import { GuardPages20261128060000 } from './database/migrations/20261128060000-guard-pages.ts';
import { CreateConversations20261129070000 } from './database/migrations/20261129070000-create-conversations.ts';
import { RecognizeRestoredTexts20261127203300 } from './database/migrations/20261127203300-recognize-restored-texts.ts';
import { Faq, FaqTopic } from './faqs/faq.entity.ts';
import { Form, FormSubmission } from './forms/form.entity.ts';
import { expiredSubmissionsSweep } from './forms/expired-submissions-sweep.ts';
import { closedPermissionsSweep } from './guards/permission-guards.ts';
import { Menu, MenuItem } from './menus/menu.entity.ts';
import { FormerPermalink, Permalink } from './permalinks/permalink.entity.ts';
import { Page, PageType } from './pages/page.entity.ts';
import { unusedPicturesSweep } from './pictures/unused-pictures-sweep.ts';
import { Post, PostCategory } from './posts/post.entity.ts';
import { ProjectModule, ProjectModuleSetting } from './project-modules/project-module.entity.ts';
import { Redirect } from './redirects/redirect.entity.ts';
import { insertContent } from './seed/insert-content.ts';
import { SiteProfile } from './site-profile/site-profile.entity.ts';
import { SiteSetting } from './site-settings/site-setting.entity.ts';

/** Service definition of content: editorial content and site settings. */
export const content = defineService({
  name: 'content',
  module: ContentModule,
  config: ContentConfig,
  entities: [
    ContentBlock,
    ContentValue,
    EditableBlock,
    Faq,
    FaqTopic,
    FormerPermalink,
    Form,
    FormMessage,
    FormSubmission,
    Menu,
    MenuItem,
    Page,
    PageType,
    Permalink,
    Post,
    PostCategory,
    ProjectModule,
    ProjectModuleSetting,
    Redirect,
    RentalRules,
    SiteProfile,
    SiteSetting,
  ],
  migrations: [
    CreateSettingsMenusAndModules20261121060000,
    CreateBlocksPagesAndPosts20261121060100,
    CreateContentVersion20261121060200,
    CreatePageBlocks20261121100000,
    CreateForms20261121100100,
    AddPostSearchAndPlace20261121100200,
    CreateResourceHistory20261122180000,
    EditFaqsAndCategories20261122180100,
    EditRentalRules20261123000000,
    IndexFaqSearch20261123001000,
    HandleFormSubmissions20261127080000,
    EditPosts20261127140000,
    AddDraftOfPosts20261127140100,
    RenewContentVersionForReaders20261127140200,
    EditMenus20261127143000,
    EditContentBlocks20261127161000,
    UpdateValuesOfRentalRules20261127161050,
    NoteTranslations20261127161100,
    EditPageTypes20261127162000,
    EditPages20261127162100,
    AddSearchTextsOfPosts20261127162200,
    CreateSiteProfile20261127163000,
    IndexSortsOfPosts20261127166000,
    NoteTranslationsOfPages20261127167000,
    CreatePermalinks20261127190000,
    CreateEditLocks20261127200000,
    AddDraftOfPages20261127201000,
    CreateContentPictures20261127202000,
    EditRedirects20261127203000,
    KeepPostsOutOfSearch20261127203100,
    CreateLinkCheck20261127203200,
    RecognizeRestoredTexts20261127203300,
    CreateListExport20261127204000,
    GuardMenuItems20261128050000,
    GuardPages20261128060000,
    CreateConversations20261129070000,
  ],
  setUp: acceptUploads,
  sweeps: [expiredSubmissionsSweep, expiredLocksSweep, closedPermissionsSweep, unusedPicturesSweep],
  seed: (context) => insertContent(context, new URL('../seed/', import.meta.url)),
});
