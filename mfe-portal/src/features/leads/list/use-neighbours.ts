import { useState } from 'react';

/** Ids of the leads before and after the open one. */
export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

interface Order {
  /** Address of the list, and the open lead. */
  readonly key: string;
  readonly ids: readonly string[];
}

/**
 * Returns the neighbours of the open lead in the order that the list had when the lead was opened: a reply or an
 * archived lead changes the list, but not which lead comes next. A lead that is not in the list comes before its first
 * one.
 */
export function useNeighbours(
  list: { readonly key: string; readonly ids: readonly string[] | undefined },
  openId: string | undefined,
): Neighbours {
  const [order, setOrder] = useState<Order>();
  const key = `${list.key} ${openId ?? ''}`;
  const isNew = openId !== undefined && list.ids !== undefined && order?.key !== key;
  if (isNew) setOrder({ key, ids: list.ids });
  const ids = (order?.key === key ? order.ids : list.ids) ?? [];
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  return { previous: ids[at - 1], next: ids[at + 1] };
}
