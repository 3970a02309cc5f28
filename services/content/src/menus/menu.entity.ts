import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Menu that the shell renders by key: Primary, Footer. */
@Entity('menu')
@Unique('menu_key', ['key'])
export class Menu {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') key!: string;
  @Column('int', { default: 1 }) version!: number;
}

/** Menu item; at most two levels. */
@Entity('menu_item')
@Check('menu_item_title', `title ? 'en-CA'`)
@Check('menu_item_url', `url ~ '^(/([^/\\\\]|$)|https://[^/]|mailto:|tel:)'`)
@Check('menu_item_target', `target in ('_self', '_blank')`)
@Index('menu_item_menu', ['menuId', 'position'])
@Index('menu_item_parent', ['parentId'])
export class MenuItem {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid', { name: 'menu_id' }) menuId!: string;
  @Column('uuid', { name: 'parent_id', nullable: true }) parentId!: string | null;
  @Column('int') position!: number;
  @Column('jsonb') title!: Translated;
  /** Local path without language prefix, or a URL with https, mailto or tel. */
  @Column('text') url!: string;
  @Column('text', { default: '_self' }) target!: '_self' | '_blank';
  /** Kind of the target page (`listings`, `posts`, `faq`, `page`), to highlight the current item. */
  @Column('text', { name: 'page_type', nullable: true }) pageType!: string | null;
}
