import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { MenuRecord } from '@porchlight/contracts/content';
import { useState } from 'react';
import { menusCalls } from '../menus-calls.ts';
import { menusMessages } from '../messages/catalog.ts';
import { isSameOrder, mergeOrders, type MenuOrder } from './menu-order.ts';

interface Arranged {
  /** Version of the menu that the order is based on. */
  readonly version: number;
  readonly items: MenuOrder;
}

/** State of the order of a menu while it is arranged, and of its save. `reload` loads what others saved. */
export function useOrder(menu: MenuRecord, reload: () => unknown) {
  const t = useMessages(menusMessages);
  const dispatch = useDispatch();
  const [send, { isLoading: isBusy }] = menusCalls.useSaveMenuOrderMutation();
  const [arranged, setArranged] = useState<Arranged>();
  const [refusal, setRefusal] = useState<ApiError>();
  const items = arranged?.items ?? menu.items;
  const isDirty = !isSameOrder(items, menu.items);
  const discard = () => {
    setArranged(undefined);
    setRefusal(undefined);
  };
  const save = async ({ version, items: order }: Arranged) => {
    const body = { version, items: order.map(({ id, children }) => ({ id, children })) };
    const { error } = await send({ params: { id: menu.id }, body } as never);
    if (!error) {
      discard();
      dispatch(flash({ type: 'success', text: t('saved') }));
      return;
    }
    setRefusal(error as ApiError);
    if ((error as ApiError).status === 409) await reload();
  };
  return {
    items,
    isDirty,
    isBusy,
    refusal,
    change: (order: MenuOrder) => setArranged((now) => ({ version: now?.version ?? menu.version, items: order })),
    discard,
    submit: () => save({ version: arranged?.version ?? menu.version, items }),
    /** Saves this order over one that someone else saved, with exactly the items that the menu has now. */
    overwrite: () => {
      const merged = { version: menu.version, items: mergeOrders(items, menu.items) };
      setArranged(merged);
      return save(merged);
    },
  };
}
export type EditedOrder = ReturnType<typeof useOrder>;
