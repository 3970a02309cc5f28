import type { MenuLink, MenuTarget } from '@porchlight/contracts/content';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Translated } from '../translated.ts';
import type { MenuTree } from './menu-tree.ts';

/** Menu that the shell renders by key: Primary, Footer. */
@Entity('menu')
@Unique('menu_key', ['key'])
export class Menu {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') key!: string;
  /** Ids of its items in their order, on two levels. */
  @Column('jsonb', { default: () => `'[]'` }) items!: MenuTree;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Menu item; its place is in the order of its menu. */
@Entity('menu_item')
@Check('menu_item_title', `title ? 'en-CA'`)
@Check('menu_item_url', `url ~ '^(/([^/\\\\]|$)|https://[^/]|mailto:|tel:)'`)
@Check('menu_item_link', `(link = 'page') = (page_id is not null) and (link = 'address') = (url is not null)`)
@Check('menu_item_target', `target in ('_self', '_blank')`)
@Check('menu_item_permission_made', `permission ~ '^made-'`)
@Index('menu_item_permission', ['permission'])
@Index('menu_item_menu', ['menu'])
@Index('menu_item_page', ['page'])
export class MenuItem {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'menu_id' }) menu!: string;
  @Column('jsonb', { name: 'title' }) label!: Translated;
  @Column('text') link!: MenuLink;
  @Column('uuid', { name: 'page_id', nullable: true }) page!: string | null;
  /** Local path without language prefix, or a URL with https, mailto or tel. */
  @Column('text', { nullable: true }) url!: string | null;
  @Column('text', { default: '_self' }) target!: MenuTarget;
  /** Kind of the target page (`listings`, `posts`, `faq`, `page`). */
  @Column('text', { name: 'page_type', nullable: true }) pageType!: string | null;
  /** Permission that an owner made; null for an item that all visitors see. */
  @Column('text', { nullable: true }) permission!: string | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
