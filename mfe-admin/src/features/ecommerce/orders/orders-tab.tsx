import { useSearchParams } from '@porchlight/client/router';
import type { TabProps } from '../tab-props.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderList } from './order-list.tsx';

/** Orders of all companies; `?order=` opens one of them. */
export function OrdersTab({ tabs }: TabProps) {
  const [query] = useSearchParams();
  const id = query.get('order');
  return id === null ? <OrderList tabs={tabs} /> : <OrderDetail key={id} id={id} tabs={tabs} />;
}
