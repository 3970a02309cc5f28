import type { ListingMerge, MergeCandidate } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import { MergeResult } from './merge-result.tsx';
import { PastMerges } from './past-merges.tsx';
import { PickCards } from './pick-cards.tsx';
import { ReviewCard } from './review/review-card.tsx';

/** Steps of a merge: choose listings, compare them and see what moves, then the result; and the merges before. */
export function MergeTool({ companyId }: { readonly companyId: string }) {
  const [chosen, setChosen] = useState<readonly MergeCandidate[]>();
  const [merge, setMerge] = useState<ListingMerge>();
  const restart = () => {
    setChosen(undefined);
    setMerge(undefined);
  };
  return (
    <>
      {merge && <MergeResult companyId={companyId} merge={merge} onRestart={restart} />}
      {!merge && chosen && (
        <ReviewCard companyId={companyId} listings={chosen} onMerged={setMerge} onChooseOthers={restart} />
      )}
      {!merge && !chosen && <PickCards companyId={companyId} onChosen={setChosen} />}
      <PastMerges companyId={companyId} />
    </>
  );
}
