import { api, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, KeyValue, ListCard, RowsSkeleton, StatusBadge } from '@porchlight/console-ui';
import type { FormattedModule } from '@porchlight/contracts/content';
import { siteSettingsPath } from '../../../shared/support-paths.ts';
import { utilitiesMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import css from './modules.module.css';

/** Modules of the site with their public settings, as visitors get them; administrators change them elsewhere. */
export function ModulesTab({ tabs }: TabProps) {
  const t = useMessages(utilitiesMessages);
  const mayOpenSettings = usePermission('viewSiteSettings');
  const { data, error, refetch } = api.useGetFormattedModulesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <ListCard {...tabs}>
      <div className={css.tab}>
        <p>{t('modules.text')}</p>
        {mayOpenSettings && <Link to={siteSettingsPath}>{t('modules.settings')}</Link>}
        {!data && !error && <RowsSkeleton rows={3} label={t('modules.loading')} />}
        {!data && error && (
          <ErrorState
            title={t('modules.failed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {data && <Modules modules={Object.entries(data.projectModules)} />}
      </div>
    </ListCard>
  );
}

function Modules({ modules }: { readonly modules: readonly (readonly [string, FormattedModule])[] }) {
  const t = useMessages(utilitiesMessages);
  if (modules.length === 0) return <p>{t('modules.none')}</p>;
  return (
    <ul className={css.list}>
      {modules.map(([key, { isEnabled, settings }]) => (
        <li key={key} className={css.module}>
          <div className={css.head}>
            <h2>{key}</h2>
            <StatusBadge tone={isEnabled ? 'ok' : 'quiet'}>{t(isEnabled ? 'modules.on' : 'modules.off')}</StatusBadge>
          </div>
          {settings.length > 0 && (
            <KeyValue
              facts={settings.map((setting) => ({
                key: setting.key,
                label: setting.key,
                value: setting.value || t('modules.empty'),
              }))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
