import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Redirect of a former address; it applies while nothing else has the address. */
@Entity('redirect')
@Index('redirect_from', ['fromAddress'], { unique: true, where: 'deleted_at is null' })
@Check('redirect_to_address', `to_address ~ '^(/([^/\\\\]|$)|https://[^/])'`)
@Check('redirect_origin', `origin in ('move', 'staff')`)
export class Redirect {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  /** Path without language prefix, with the default permalinks. */
  @Column('text', { name: 'from_address' }) fromAddress!: string;
  /** Such a path, with query or hash, or an https address. */
  @Column('text', { name: 'to_address' }) toAddress!: string;
  @Column('text', { default: 'move' }) origin!: 'move' | 'staff';
  @Column('timestamptz', { name: 'made_at', default: () => 'now()' }) madeAt!: Date;
  /** Both addresses as words, generated. */
  @Column({ type: 'text', name: 'search_words', select: false, insert: false, update: false }) searchWords!: string;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
