import type { ApiError } from '@porchlight/client';
import type { HeldMessageParams, MessageDecision } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import { inquiriesCalls } from '../inquiries-calls.ts';

/** How the reader's decision ended: it counted, or another one came first. */
type Outcome = 'decided' | 'late';

/** Decides about a held message and loads its inquiry again, also when another decision came first. */
export function useDecision(params: HeldMessageParams, reload: () => Promise<unknown>) {
  const [send] = inquiriesCalls.useDecideHeldMessageMutation();
  const [pending, setPending] = useState<MessageDecision>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<ApiError>();
  const decide = async (decision: MessageDecision): Promise<void> => {
    setPending(decision);
    setFailure(undefined);
    const { error } = await send({ params, body: { decision } });
    const problem = error as ApiError | undefined;
    const isLate = problem?.code === 'already-decided';
    if (problem && !isLate) setFailure(problem);
    else {
      await reload();
      setOutcome(isLate ? 'late' : 'decided');
    }
    setPending(undefined);
  };
  return { decide, pending, outcome, failure };
}
