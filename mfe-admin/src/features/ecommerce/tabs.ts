import type { PermissionName } from '@porchlight/contracts';
import type { ComponentType } from 'react';
import { ApprovalsTab } from './approvals/approvals-tab.tsx';
import { GrantAction } from './approvals/grant-action.tsx';
import { BundlesTab, NewBundle } from './bundles/bundles-tab.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import type { en } from './messages/en.ts';
import { NewPromoCode, PromoCodesTab } from './promo-codes/promo-codes-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { NewPlan, PlansTab } from './plans/plans-tab.tsx';
import { PricesTab } from './prices/prices-tab.tsx';
import { SupplierTab } from './supplier/supplier-tab.tsx';
import type { TabProps } from './tab-props.ts';

/** Tab of the ecommerce screen. */
export interface EcommerceTab {
  /** Value of `?tab=`. */
  readonly key: string;
  readonly label: keyof typeof en;
  /** Users without it do not see the tab. */
  readonly permission: PermissionName;
  readonly content: ComponentType<TabProps>;
  /** Primary action of the page. */
  readonly action?: ComponentType;
}

/** Tabs of the ecommerce screen in their order. The first one is shown without `?tab=`. */
export const ecommerceTabs: readonly EcommerceTab[] = [
  { key: 'overview', label: 'overview', permission: 'viewEcommerce', content: OverviewTab },
  { key: 'bundles', label: 'bundles', permission: 'viewCreditBundles', content: BundlesTab, action: NewBundle },
  {
    key: 'promo-codes',
    label: 'promoCodes',
    permission: 'viewPromoCodes',
    content: PromoCodesTab,
    action: NewPromoCode,
  },
  { key: 'plans', label: 'plans', permission: 'viewEcommerce', content: PlansTab, action: NewPlan },
  { key: 'prices', label: 'prices.title', permission: 'viewEcommerce', content: PricesTab },
  { key: 'supplier', label: 'supplier.title', permission: 'viewEcommerce', content: SupplierTab },
  { key: 'orders', label: 'orders', permission: 'viewEcommerce', content: OrdersTab },
  {
    key: 'approvals',
    label: 'approvals',
    permission: 'viewEcommerce',
    content: ApprovalsTab,
    action: GrantAction,
  },
];
