import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection } from '@porchlight/console-ui';
import type { ListingMerge } from '@porchlight/contracts/catalog';
import { Button, LinkButton } from '@porchlight/ui';
import { useState } from 'react';
import { listingPath } from '../../shared/support-paths.ts';
import css from './merge-listings.module.css';
import { mergeListingsMessages } from './messages/catalog.ts';
import { UndoMerge } from './undo-merge.tsx';

interface Props {
  readonly companyId: string;
  readonly merge: ListingMerge;
  readonly onRestart: () => void;
}

/** What was merged, with the way back and the way on. */
export function MergeResult({ companyId, merge, onRestart }: Props) {
  const t = useMessages(mergeListingsMessages);
  const [isUndone, setUndone] = useState(false);
  const { canonical, duplicates } = merge;
  return (
    <FormSection title={t('mergedTitle')}>
      <p role="status">{isUndone ? t('undone') : t('merged', { count: duplicates.length, title: canonical.title })}</p>
      <div className={css.acts}>
        {!isUndone && <UndoMerge companyId={companyId} merge={merge} onUndone={() => setUndone(true)} />}
        <LinkButton link={Link} to={listingPath(canonical.id)}>
          {t('openListing')}
        </LinkButton>
        <Button look="quiet" onClick={onRestart}>
          {t('mergeOthers')}
        </Button>
      </div>
    </FormSection>
  );
}
