import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Value of a block as it is stored. */
export interface StoredValue {
  readonly key: string;
  readonly content: Translated;
}

/** A content block with its values: a view of both tables, with a trigger that saves to them. */
@Entity('editable_block')
export class EditableBlock {
  @PrimaryColumn('text', { name: 'key' }) id!: string;
  /** In the order of the page. */
  @Column('jsonb') contents!: StoredValue[];
  @Column('int') version!: number;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
