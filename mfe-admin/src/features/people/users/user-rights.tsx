import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, FormSection, KeyValue, RowsSkeleton } from '@porchlight/console-ui';
import type { AnyRecord } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { peopleMessages } from '../messages/catalog.ts';
import { groupOf, permissionGroups } from '../roles/permission-groups.ts';
import { usePermissionLabels } from '../permissions/use-permission-labels.ts';
import { userCalls } from './user-calls.ts';

/** What a user may do, which role gives each permission, and why some are not effective now. */
export function UserRights({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(peopleMessages);
  const { id } = record;
  const ids = record['roles'] as readonly string[];
  const nameOf = (role: string) => (record['roleNames'] as readonly string[])[ids.indexOf(role)] ?? role;
  const { labelOf } = usePermissionLabels();
  const { data, error, refetch } = userCalls.getEffectiveRights.useQuery({ params: { id } });
  if (error)
    return (
      <ErrorState
        title={t('rightsFailed')}
        message={(error as ApiError).message}
        retryText={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowsSkeleton rows={4} label={t('loading')} />;
  return (
    <FormSection title={t('rights')}>
      {data.reasons.map((reason) => (
        <Notice key={reason} tone="warn">
          {t('notNow', { reason: t(`reason.${reason}`) })}
        </Notice>
      ))}
      {data.permissions.length === 0 && <p>{t('noRights')}</p>}
      {permissionGroups.map((group) => {
        const held = data.permissions.filter(({ permission }) => groupOf(permission) === group);
        return (
          held.length > 0 && (
            <section key={group} aria-label={t(group)}>
              <h3>{t(group)}</h3>
              <KeyValue
                facts={held.map(({ permission, roles, isEffective }) => ({
                  key: permission,
                  label: labelOf(permission),
                  value: `${t('rightsFrom', { roles: roles.map(nameOf).join(', ') })}${isEffective ? '' : ` (${t('notEffective')})`}`,
                }))}
              />
            </section>
          )
        );
      })}
    </FormSection>
  );
}
