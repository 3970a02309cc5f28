import { Injectable } from '@nestjs/common';
import { defaultPermalinks, reservedPathSegments } from '@porchlight/contracts';
import { linkedPages, pageResource } from '@porchlight/contracts/content';
import type { MessageReference } from '@porchlight/messages';
import { Outbox, Problem, type Author, type ResourceRules } from '@porchlight/service-kit';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { ContentBlock } from '../content-blocks/content-block.entity.ts';
import { moveAddress } from '../content-life/move-address.ts';
import { completePublication, isPublic } from '../content-life/publication.ts';
import { PermissionGuards } from '../guards/permission-guards.ts';
import { FormerPermalink, Permalink } from '../permalinks/permalink.entity.ts';
import { sanitizeTranslated } from '../rich-text/rich-text.ts';
import { storableRichText } from '../rich-text/storable-rich-text.ts';
import { messages, pageInMenu } from './messages.ts';
import { menuItemsOf } from './page-menu-items.ts';
import { Page, PageType } from './page.entity.ts';

const visibleFields = ['headline', 'body', 'blocks', 'searchDescription'] as const;
const reserved = new Set<string>([...reservedPathSegments, ...Object.values(defaultPermalinks)]);

/**
 * Sanitizes the body of a page, requires its type, its blocks and an address of its own, and completes its publication.
 * A page that menus or the code of the site link to stays public. The former address of a public page redirects to the
 * new one.
 */
@Injectable()
export class PageRules implements ResourceRules<Page> {
  constructor(
    private readonly outbox: Outbox,
    private readonly guards: PermissionGuards,
  ) {}

  async beforeSave(page: Page, manager: EntityManager, before: Page | undefined, author: Author): Promise<void> {
    await requireAddress(page, manager);
    await requireBlocks(page, manager);
    refuseGuardOfLinked(page);
    await this.guards.change(page.permission, before?.permission, manager);
    page.body = storableRichText('body', page.body);
    completePublication(pageResource, { record: page, before }, visibleFields);
    if (!before) return;
    refuseMoveOfLinked(page, before);
    if (isPublic(before) && !isPublic(page)) await refuseRemoval(before, manager);
    await moveAddress(
      before,
      { from: `/${before.slug}`, to: `/${page.slug}` },
      { manager, author, outbox: this.outbox },
    );
  }

  beforeDelete(page: Page, manager: EntityManager): Promise<void> {
    return refuseRemoval(page, manager);
  }

  async present(pages: readonly Page[], manager: EntityManager): Promise<object[]> {
    const types = await manager.findBy(PageType, { id: In(pages.map(({ pageType }) => pageType)) });
    const names = new Map(types.map(({ id, label }) => [id, label]));
    const items = await menuItemsOf(
      pages.map(({ id }) => id),
      manager,
    );
    return pages.map(({ id, pageType }) => ({ pageTypeName: names.get(pageType), menuItems: items.get(id) ?? [] }));
  }

  presentOne({ body }: Page): object {
    return { body: sanitizeTranslated(body) };
  }
}

async function requireAddress({ id, slug }: Page, manager: EntityManager): Promise<void> {
  await manager.query('select from permalink for share'); // none gets this slug at the same time
  if (reserved.has(slug) || (await isPermalink(slug, manager)))
    throw refusal('slug', 'slug-reserved', messages.slugReserved);
  if (await manager.existsBy(Page, { slug, ...(id ? { id: Not(id) } : {}) }))
    throw refusal('slug', 'slug-taken', messages.slugTaken);
}

const isPermalink = async (segment: string, manager: EntityManager): Promise<boolean> =>
  (await manager.existsBy(Permalink, { segment })) || manager.existsBy(FormerPermalink, { segment });

async function requireBlocks({ pageType, blocks }: Page, manager: EntityManager): Promise<void> {
  const type = await manager.findOneBy(PageType, { id: pageType, deletedAt: IsNull() });
  if (!type) throw refusal('pageType', 'page-type-not-found', messages.pageTypeNotFound);
  const found = await manager.findBy(ContentBlock, { key: In(blocks) });
  if (found.length !== blocks.length) throw refusal('blocks', 'block-not-found', messages.blockNotFound);
  if (!found.every(({ kind }) => type.blocks.includes(kind)))
    throw refusal('blocks', 'block-kind', messages.kindNotShown);
}

/** Refuses to take a page off the site that menus, or the code of the site, link to. */
async function refuseRemoval({ id, slug }: Page, manager: EntityManager): Promise<void> {
  if (linkedPages.includes(slug)) throw new Problem(409, 'page-linked', messages.pageLinked);
  const items = (await menuItemsOf([id], manager)).get(id) ?? [];
  if (items.length === 0) return;
  const names = items.map(({ menu, label }) => `${menu} › ${label['en-CA']}`);
  throw new Problem(409, 'page-in-menu', pageInMenu(names.join(', ')));
}

function refuseMoveOfLinked({ slug }: Page, before: Page): void {
  if (slug !== before.slug && linkedPages.includes(before.slug))
    throw refusal('slug', 'page-linked', messages.pageLinked);
}

// Screens of the site show what all visitors may read.
function refuseGuardOfLinked({ slug, permission }: Page): void {
  if (permission && linkedPages.includes(slug)) throw refusal('permission', 'page-linked', messages.guardLinked);
}

const refusal = (field: string, code: string, message: MessageReference): Problem =>
  new Problem(422, code, message, { errors: { [field]: [message] } });
