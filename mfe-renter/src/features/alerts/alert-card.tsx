import { useFormat, useNow } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { SavedSearch } from '@porchlight/contracts/catalog';
import { Button, Card, LinkButton, Switch } from '@porchlight/ui';
import css from './alerts.module.css';
import { pauseReasonKeys } from './pause-reason-keys.ts';
import { useAlertSwitch } from './use-alert-switch.ts';
import { useAlertMessages } from './messages/catalog.ts';

interface Props {
  readonly alert: SavedSearch;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}
/** Renders one saved search: criteria, frequency, status and actions. */
export function AlertCard({ alert, onEdit, onRemove }: Props) {
  const t = useAlertMessages();
  const { name, humanText, url, quietSince } = alert;
  const { isBusy, turn } = useAlertSwitch(alert);
  return (
    <Card className={css.card}>
      <div className={css.top}>
        <h2>
          <Link to={url}>{name}</Link>
        </h2>
        <Switch
          label={t('emails')}
          aria-label={`${t('emails')}: ${name}`}
          checked={alert.active}
          aria-busy={isBusy || undefined}
          onChange={(event) => {
            void turn(event.target.checked);
          }}
        />
      </div>
      {humanText !== name && <p className={css.criteria}>{humanText}</p>}
      <Facts alert={alert} />
      {quietSince !== undefined && (
        <p className={css.small}>
          {t('quiet')}{' '}
          <Link to={url} aria-label={`${t('widen')}: ${name}`}>
            {t('widen')}
          </Link>
        </p>
      )}
      <div className={css.acts}>
        <LinkButton size="small" link={Link} to={url} aria-label={`${t('open')}: ${name}`}>
          {t('open')}
        </LinkButton>
        <Button size="small" aria-label={`${t('edit')}: ${name}`} aria-haspopup="dialog" onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button size="small" look="quiet" aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Card>
  );
}

function Facts({
  alert: { frequency, active, pausedBecause = 'you', lastSentAt, newCount },
}: {
  readonly alert: SavedSearch;
}) {
  const t = useAlertMessages();
  const format = useFormat();
  const now = useNow();
  return (
    <p className={css.facts}>
      <span>{t(active ? frequency : pauseReasonKeys[pausedBecause])}</span>
      <span>{lastSentAt ? t('lastSent', { when: format.ago(lastSentAt, now) }) : t('neverSent')}</span>
      {newCount > 0 ? <strong>{t('newNow', { count: newCount })}</strong> : <span>{t('noneNew')}</span>}
    </p>
  );
}
