import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company of landlords by name, as accounts reports it. */
@Entity('company')
export class Company {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** Number of the last change in accounts; a report of an earlier one is ignored. */
  @Column('int') version!: number;
}
