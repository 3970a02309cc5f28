import { useLanguage, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { maxEmailAlerts, type FavouriteNews, type SavedSearch } from '@porchlight/contracts/catalog';
import { Button, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef, useState } from 'react';
import { alertCalls } from './alert-calls.ts';
import { UndoNotice } from '../../shared/points-of-interest/undo-notice.tsx';
import { AlertCard } from './alert-card.tsx';
import { AllAlertsSwitch } from './all-alerts-switch.tsx';
import css from './alerts.module.css';
import { EditAlert } from './edit-alert.tsx';
import { FavouriteNewsCard } from './favourite-news-card.tsx';
import { NewAlert } from './new-alert.tsx';
import { useAlertRemoval } from './use-alert-removal.ts';
import { useAlertMessages } from './messages/catalog.ts';

/** Renders the renter's saved searches with email alerts and the news about favourites. */
export default function AlertsScreen() {
  const t = useAlertMessages();
  const { data, error, refetch } = alertCalls.useListEmailAlertsQuery(
    { query: { lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  const [isAdding, setAdding] = useState(false);
  const alerts = data?.savedSearches;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {alerts && <p role="status">{t('count', { count: alerts.length })}</p>}
        {alerts && (
          <AddAlert
            count={alerts.length}
            onAdd={() => {
              setAdding(true);
            }}
          />
        )}
      </div>
      {error && (
        <Failed
          error={error as ApiError}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {!alerts && !error && (
        <div className={css.list} aria-busy="true" role="status" aria-label={t('loading')}>
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </div>
      )}
      {data && <Alerts alerts={data.savedSearches} favourites={data.favourites} />}
      {isAdding && (
        <NewAlert
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}

function AddAlert({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const t = useAlertMessages();
  return count >= maxEmailAlerts ? (
    <p>{t('full', { count: maxEmailAlerts })}</p>
  ) : (
    <Button look="primary" icon={IconPlus} aria-haspopup="dialog" onClick={onAdd}>
      {t('add')}
    </Button>
  );
}

function Failed({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useAlertMessages();
  if (error.status === 403) return <Notice className={css.notice}>{t('notYours')}</Notice>;
  return (
    <Notice tone="danger" role="alert" className={css.notice} acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('failed')}
    </Notice>
  );
}

function Alerts({
  alerts,
  favourites,
}: {
  readonly alerts: readonly SavedSearch[];
  readonly favourites: FavouriteNews | undefined;
}) {
  const t = useAlertMessages();
  const [edited, setEdited] = useState<SavedSearch>();
  const { removed, remove, undo } = useAlertRemoval();
  const all = [...alerts, ...(favourites ? [favourites] : [])];
  return (
    <>
      <Removed alert={removed} onUndo={undo} />
      {all.length > 0 && <AllAlertsSwitch alerts={all} />}
      {alerts.length === 0 && (
        <EmptyState
          picture={
            <div className={css.picture}>
              <Icon of={IconBell} size={32} />
            </div>
          }
          title={t('empty')}
          acts={
            <LinkButton link={Link} to="/homes">
              {t('findHome')}
            </LinkButton>
          }
        >
          {t('how')}
        </EmptyState>
      )}
      {alerts.length > 0 && (
        <>
          <ul className={css.list}>
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertCard
                  alert={alert}
                  onEdit={() => {
                    setEdited(alert);
                  }}
                  onRemove={() => {
                    void remove(alert);
                  }}
                />
              </li>
            ))}
          </ul>
          <p className={css.rule}>{t('rule')}</p>
        </>
      )}
      <div className={css.list}>
        <FavouriteNewsCard news={favourites} />
      </div>
      {edited && (
        <EditAlert
          alert={edited}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

/**
 * Renders the Undo notice after a deletion and moves the focus there, because the pressed button is removed with its
 * card.
 */
function Removed({ alert, onUndo }: { readonly alert: SavedSearch | undefined; readonly onUndo: () => void }) {
  const t = useAlertMessages();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (alert) container.current?.focus();
  }, [alert]);
  return (
    <div ref={container} tabIndex={-1} className={css.removed}>
      {alert && <UndoNotice text={t('removed', { name: alert.name })} onUndo={onUndo} />}
    </div>
  );
}
