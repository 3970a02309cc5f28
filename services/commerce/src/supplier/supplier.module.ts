import { Module } from '@nestjs/common';
import { supplierResource } from '@porchlight/contracts/commerce';
import { resourceModule } from '@porchlight/service-kit';
import { EditableSupplier } from './editable-supplier.entity.ts';
import { Suppliers } from './suppliers.ts';

/** The company that sells the credits. */
@Module({
  imports: [resourceModule(supplierResource, EditableSupplier)],
  providers: [Suppliers],
  exports: [Suppliers],
})
export class SupplierModule {}
