import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The company that sells the credits, as receipts state it; one row. Its tax numbers are those of the tax rates. */
@Entity('supplier')
@Check('supplier_only', 'is_only')
@Check('supplier_legal_name', 'char_length(legal_name) between 2 and 120')
@Check('supplier_address', 'cardinality(address_lines) between 1 and 5')
export class Supplier {
  @PrimaryColumn('boolean', { name: 'is_only', default: true }) isOnly!: true;
  @Column('text', { name: 'legal_name' }) legalName!: string;
  @Column('text', { name: 'address_lines', array: true }) addressLines!: string[];
  @Column('int', { default: 1 }) version!: number;
}
