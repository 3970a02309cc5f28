import { faqs, faqTopics, postCategories, rentalRules } from './features/content/resources.ts';
import { siteForms } from './features/forms/site-forms.ts';
import { contentBlocks } from './features/global-content/content-blocks.ts';
import { menuItems } from './features/menus/menus-screens.ts';
import { pages } from './features/pages/page-resources.ts';
import { posts } from './features/posts/post-screens.ts';
import { TranslationsScreen } from './features/translations/translations-screen.tsx';

const kinds = [posts, pages, postCategories, faqs, faqTopics, menuItems, contentBlocks, rentalRules, siteForms];

/** Screen of the texts of all features by the state of their translation. */
export const TranslationDeskScreen = () => <TranslationsScreen kinds={kinds} />;
