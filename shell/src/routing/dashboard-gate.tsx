import { loadedOnce, usePermission, type ShellRole } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { LoadingPart } from '../areas/loading-part.tsx';
import { RouteGuard } from './route-guard.tsx';

// Few ever see it.
const NothingYet = lazy(() =>
  loadedOnce(() => import(/* webpackChunkName: "nothing-yet" */ '../account/nothing-yet.tsx')).then((file) => ({
    default: file.NothingYet,
  })),
);

/** Where a role's dashboard is: landlord to the portal, support to support, renters to their profile, all others to admin (product §2, decisions 5.4). */
export const dashboardOf: Readonly<Record<ShellRole, string>> = {
  visitor: '/login',
  renter: '/admin/renter-profile',
  landlord: '/portal/dashboard',
  support: '/support/dashboard',
  admin: '/admin/dashboard',
};

/** /admin/dashboard: sends everybody on by role, and stays for staff. A renter who may not see the profile stays too: never a loop. */
export function DashboardGate({ role, children }: { readonly role: ShellRole; readonly children: ReactNode }) {
  return (
    <RouteGuard route={{ auth: true }}>
      <SentOn role={role}>{children}</SentOn>
    </RouteGuard>
  );
}

function SentOn({ role, children }: { readonly role: ShellRole; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const maySeeProfile = usePermission('viewMyInquiries');
  const target = dashboardOf[role];
  const isLeaving = target !== '/admin/dashboard' && (role !== 'renter' || maySeeProfile);
  useEffect(() => {
    if (isLeaving) navigate(target, { replace: true });
  }, [isLeaving, navigate, target]);
  if (isLeaving) return null;
  return role === 'renter' ? (
    <Suspense fallback={<LoadingPart />}>
      <NothingYet />
    </Suspense>
  ) : (
    children
  );
}
