import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Last number of a series and year. */
@Entity('document_counter')
@Check('document_counter_last_no', 'last_no > 0')
export class DocumentCounter {
  @PrimaryColumn('text') series!: string;
  @PrimaryColumn('int') year!: number;
  @Column('int', { name: 'last_no' }) lastNo!: number;
}
