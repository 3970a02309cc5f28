import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getStaffOrder, listStaffOrders, type StaffOrder, type StaffOrdersPage } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { StaffOrderReads } from './staff-order.ts';
import { StaffOrders } from './staff-orders.ts';

/** Orders of all companies, for staff. */
@Controller()
export class StaffOrdersController {
  constructor(
    private readonly orders: StaffOrders,
    private readonly reads: StaffOrderReads,
  ) {}

  @Handle(listStaffOrders)
  list(@Input() { query }: InputOf<typeof listStaffOrders>): Promise<StaffOrdersPage> {
    return this.orders.list(query);
  }

  @Handle(getStaffOrder)
  get(@Input() { params }: InputOf<typeof getStaffOrder>): Promise<StaffOrder> {
    return this.reads.get(params.id);
  }
}
