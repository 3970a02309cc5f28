import type { SeedContext } from '@porchlight/service-kit';
import { readSeedFolder } from './seed-folder.ts';
import { insertConversations } from './insert-conversations.ts';
import { insertBlocks } from './insert-blocks.ts';
import { insertFaqs } from './insert-faqs.ts';
import { insertForms } from './insert-forms.ts';
import { insertMenus } from './insert-menus.ts';
import { insertPages } from './insert-pages.ts';
import { insertPosts } from './insert-posts.ts';
import { insertRedirects } from './insert-redirects.ts';
import { insertSettings } from './insert-settings.ts';

const inserts = [
  insertSettings,
  insertBlocks,
  insertPages,
  insertMenus,
  insertPosts,
  insertFaqs,
  insertForms,
  insertRedirects,
];

/**
 * Inserts the initial content in one transaction. Content of a later release replaces unedited rows only: an edit
 * raises the version above 1.
 */
export async function insertContent({ once }: SeedContext, url: URL): Promise<void> {
  const folder = await readSeedFolder(url);
  await once(folder.version, async (manager) => {
    for (const insert of inserts) await insert(manager, folder);
  });
  await once('conversations:1', insertConversations);
}
