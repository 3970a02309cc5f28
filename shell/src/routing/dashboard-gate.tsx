import { loadWithRetry, usePermission, type ShellRole } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { LoadingPart } from '../areas/loading-part.tsx';
import { RouteGuard } from './route-guard.tsx';

// Loaded on demand, because few renters see it.
const EmptyDashboard = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: "nothing-yet" */ '../account/empty-dashboard.tsx')).then((file) => ({
    default: file.EmptyDashboard,
  })),
);

/**
 * Dashboard path of each role (docs/rules/pages-and-addresses.md,
 * docs/rules/access.md#access-1-each-role-has-a-fixed-default-set-of-permissions).
 */
export const dashboardPaths: Readonly<Record<ShellRole, string>> = {
  visitor: '/login',
  renter: '/admin/renter-profile',
  landlord: '/portal/dashboard',
  support: '/support/dashboard',
  admin: '/admin/dashboard',
};

/**
 * Redirects /admin/dashboard by role; staff stay. A renter without the profile permission stays too, which prevents a
 * redirect loop.
 */
export function DashboardGate({ role, children }: { readonly role: ShellRole; readonly children: ReactNode }) {
  return (
    <RouteGuard route={{ auth: true }}>
      <RedirectByRole role={role}>{children}</RedirectByRole>
    </RouteGuard>
  );
}

function RedirectByRole({ role, children }: { readonly role: ShellRole; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const canViewProfile = usePermission('viewMyInquiries');
  const target = dashboardPaths[role];
  const isLeaving = target !== '/admin/dashboard' && (role !== 'renter' || canViewProfile);
  useEffect(() => {
    if (isLeaving) navigate(target, { replace: true });
  }, [isLeaving, navigate, target]);
  if (isLeaving) return null;
  return role === 'renter' ? (
    <Suspense fallback={<LoadingPart />}>
      <EmptyDashboard />
    </Suspense>
  ) : (
    children
  );
}
