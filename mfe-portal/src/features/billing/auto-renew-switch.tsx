import { useMessages, type ApiError } from '@porchlight/client';
import { Notice, Switch } from '@porchlight/ui';
import { billingCalls } from './billing-calls.ts';
import { billingMessages } from './messages/catalog.ts';

/** Switch by which the saved card pays for the next period; it moves once that is stored. */
export function AutoRenewSwitch({ isOn }: { readonly isOn: boolean }) {
  const t = useMessages(billingMessages);
  const [change, { isLoading, error }] = billingCalls.useChangeMembershipMutation();
  return (
    <>
      <Switch
        label={t('autoRenew')}
        hint={t('autoRenewHint')}
        checked={isOn}
        aria-busy={isLoading}
        onChange={(event) => {
          if (!isLoading) void change({ body: { autoRenews: event.target.checked } });
        }}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {(error as ApiError).message}
        </Notice>
      )}
    </>
  );
}
