import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import type { RenewalMember } from '@porchlight/contracts/commerce';
import { StaffOnly } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { useState } from 'react';
import { renewalResultsPath } from '../../shared/support-paths.ts';
import { MemberList } from './members/member-list.tsx';
import { renewalMessages } from './messages/catalog.ts';
import { RenewalTermsForm } from './review/renewal-terms-form.tsx';

/** Renews memberships: members are selected, then the terms, then the review; nothing is changed before it. */
export function MembershipRenewalScreen() {
  const t = useMessages(renewalMessages);
  const mayShow = usePermission('showMembershipRenewals');
  const [chosen, setChosen] = useState<ReadonlyMap<string, RenewalMember>>(new Map());
  const [isReviewed, setReviewed] = useState(false);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          mayShow && (
            <LinkButton link={Link} to={renewalResultsPath}>
              {t('toResults')}
            </LinkButton>
          )
        }
      />
      <StaffOnly permission="showMembershipRenewals">
        {isReviewed ? (
          <RenewalTermsForm members={[...chosen.values()]} onBack={() => setReviewed(false)} />
        ) : (
          <MemberList chosen={chosen} onChoose={setChosen} onContinue={() => setReviewed(true)} />
        )}
      </StaffOnly>
    </ConsolePage>
  );
}
