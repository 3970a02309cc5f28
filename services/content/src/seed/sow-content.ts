import type { SeedContext } from '@porchlight/service-kit';
import { readSeedFolder } from './seed-folder.ts';
import { sowBlocks } from './sow-blocks.ts';
import { sowFaqs } from './sow-faqs.ts';
import { sowForms } from './sow-forms.ts';
import { sowMenus } from './sow-menus.ts';
import { sowPages } from './sow-pages.ts';
import { sowPosts } from './sow-posts.ts';
import { sowSettings } from './sow-settings.ts';

/**
 * Gives a new house its first words, all or none. When the words of a later release differ they replace those that nobody
 * touched: a row that was edited has a version above 1 and stays.
 */
export async function sowContent({ once }: SeedContext, address: URL): Promise<void> {
  const folder = await readSeedFolder(address);
  await once(folder.version, async (manager) => {
    for (const sow of [sowSettings, sowMenus, sowBlocks, sowPages, sowPosts, sowFaqs, sowForms])
      await sow(manager, folder);
  });
}
