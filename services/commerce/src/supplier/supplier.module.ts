import { Module } from '@nestjs/common';
import { Suppliers } from './suppliers.ts';

/** The company that sells the credits. */
@Module({ providers: [Suppliers], exports: [Suppliers] })
export class SupplierModule {}
