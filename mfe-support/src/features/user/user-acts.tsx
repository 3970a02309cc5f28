import { useMessages } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import type { SupportUser } from '@porchlight/contracts/accounts';
import type { ComponentType } from 'react';
import { userMessages } from './messages/catalog.ts';
import css from './user.module.css';

/** Properties of an act: the user whom it concerns. */
export interface UserActProps {
  readonly user: SupportUser;
}
/** Acts on a user in the order of the page. An act renders nothing without its permission. */
const acts: readonly { readonly key: string; readonly Act: ComponentType<UserActProps> }[] = [];

/** Acts of support on a user; renders nothing while there is none. */
export function UserActs({ user }: UserActProps) {
  const t = useMessages(userMessages);
  if (acts.length === 0) return null;
  return (
    <FormSection title={t('acts')}>
      <div className={css.acts}>
        {acts.map(({ key, Act }) => (
          <Act key={key} user={user} />
        ))}
      </div>
    </FormSection>
  );
}
