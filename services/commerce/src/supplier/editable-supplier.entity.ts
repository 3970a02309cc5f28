import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The supplier as a row that always exists: a view with a trigger that saves to `supplier`. */
@Entity('editable_supplier')
export class EditableSupplier {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'legal_name' }) legalName!: string;
  @Column('text', { name: 'address_line1' }) addressLine1!: string;
  @Column('text', { name: 'address_line2', nullable: true }) addressLine2!: string | null;
  @Column('text', { name: 'address_line3', nullable: true }) addressLine3!: string | null;
  @Column('int') version!: number;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
