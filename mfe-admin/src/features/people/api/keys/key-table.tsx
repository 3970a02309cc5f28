import { flash, useFormat, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { DataTable, StatusBadge, type Column } from '@porchlight/console-ui';
import type { AnyPermission } from '@porchlight/contracts';
import type { ApiKey } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { usePermissionLabels } from '../../permissions/use-permission-labels.ts';
import { apiCalls } from '../api-calls.ts';
import { apiMessages } from '../messages/catalog.ts';

type State = 'valid' | 'expired' | 'revoked';
const tones = { valid: 'ok', expired: 'quiet', revoked: 'danger' } as const;
const stateOf = ({ revokedAt, expiresAt }: ApiKey): State => {
  if (revokedAt !== undefined) return 'revoked';
  return Date.parse(expiresAt) > Date.now() ? 'valid' : 'expired';
};

/** API keys, valid ones with a button that revokes them. */
export function KeyTable({ keys }: { readonly keys: readonly ApiKey[] }) {
  const t = useMessages(apiMessages);
  const format = useFormat();
  const { labelOf } = usePermissionLabels();
  const canRevoke = usePermission('modifyApiKeys');
  const columns: readonly Column<ApiKey>[] = [
    { key: 'name', title: t('name'), card: 'title', render: ({ name }) => name },
    {
      key: 'state',
      title: t('state'),
      card: 'status',
      render: (key) => <StatusBadge tone={tones[stateOf(key)]}>{t(`state.${stateOf(key)}`)}</StatusBadge>,
    },
    {
      key: 'scopes',
      title: t('scopes'),
      card: 'fact',
      render: ({ scopes }) => scopes.map((scope) => labelOf(scope as AnyPermission)).join(', '),
    },
    { key: 'owner', title: t('owner'), card: 'fact', render: ({ ownerName }) => ownerName },
    {
      key: 'used',
      title: t('lastUse'),
      card: 'fact',
      render: ({ lastUsedAt }) => (lastUsedAt ? format.ago(lastUsedAt, new Date()) : t('neverUsed')),
    },
    { key: 'expires', title: t('expires'), card: 'fact', render: ({ expiresAt }) => format.date(expiresAt) },
  ];
  const act: Column<ApiKey> = {
    key: 'revoke',
    title: t('act'),
    card: (key) => (stateOf(key) === 'valid' ? 'action' : 'fact'),
    render: (key) => <Revoke apiKey={key} />,
  };
  return (
    <DataTable
      rows={keys}
      columns={canRevoke ? [...columns, act] : columns}
      nameOf={({ name }) => name}
      texts={{ caption: t('table') }}
    />
  );
}

/** One click, without a question: a leaked key must end at once. */
function Revoke({ apiKey }: { readonly apiKey: ApiKey }) {
  const t = useMessages(apiMessages);
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  if (stateOf(apiKey) !== 'valid') return null;
  const revoke = async () => {
    setBusy(true);
    const { error } = await dispatch(apiCalls.endpoints.revokeApiKey.initiate({ params: { id: apiKey.id } }));
    setBusy(false);
    const { name } = apiKey;
    dispatch(
      flash(
        error
          ? { type: 'error', text: t('notRevoked', { name, reason: (error as ApiError).message }) }
          : { type: 'success', text: t('wasRevoked', { name }) },
      ),
    );
  };
  return (
    <Button
      look="danger"
      size="small"
      isBusy={isBusy}
      busyText={t('revoking')}
      aria-label={t('revokeNamed', { name: apiKey.name })}
      onClick={() => void revoke()}
    >
      {t('revoke')}
    </Button>
  );
}
