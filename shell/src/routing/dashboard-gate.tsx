import { usePermission, useSession, type ShellRole, useWords } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import { EmptyState, LinkButton } from '@porchlight/ui';
import { useEffect, type ReactNode } from 'react';
import css from '../areas/parts.module.css';
import { shellWords } from '../words/catalogue.ts';
import { RouteGuard } from './route-guard.tsx';
import { useTitle } from './use-title.ts';

/** Where a role's dashboard is: landlord to the portal, support to support, renters to their profile, all others to admin (product §2, decisions 5.4). */
export const dashboardOf: Readonly<Record<ShellRole, string>> = {
  visitor: '/login', renter: '/admin/renter-profile', landlord: '/portal/dashboard', support: '/support/dashboard', admin: '/admin/dashboard',
};

/** /admin/dashboard: sends everybody on by role, and stays for staff. A renter who may not see the profile stays too: never a loop. */
export function DashboardGate({ role, children }: { readonly role: ShellRole; readonly children: ReactNode }) {
  return <RouteGuard route={{ auth: true }}><SentOn role={role}>{children}</SentOn></RouteGuard>;
}

function SentOn({ role, children }: { readonly role: ShellRole; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const maySeeProfile = usePermission('viewMyInquiries');
  const target = dashboardOf[role];
  const isLeaving = target !== '/admin/dashboard' && (role !== 'renter' || maySeeProfile);
  useEffect(() => { if (isLeaving) navigate(target, { replace: true }); }, [isLeaving, navigate, target]);
  if (isLeaving) return null;
  return role === 'renter' ? <NothingYet /> : children;
}

/** Whoever has just signed up learns what their account waits for. */
function NothingYet() {
  const t = useWords(shellWords);
  useTitle(t('dashboard'));
  const { user } = useSession();
  if (user?.emailVerified !== false) return <div className={css.part}><h1 className={css.title}>{t('nothingYet')}</h1><EmptyState>{t('nothingYetWhy')}</EmptyState></div>;
  const acts = <><LinkButton look="primary" link={Link} to="/admin/favourite-listings">{t('tabFavourites')}</LinkButton><LinkButton link={Link} to="/admin/my-account">{t('myAccount')}</LinkButton></>;
  return <div className={css.part}><h1 className={css.title}>{t('proveFirst')}</h1><EmptyState acts={acts}>{t('proveFirstWhy', { email: user.email })}</EmptyState></div>;
}
